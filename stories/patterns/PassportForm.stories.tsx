import type { ProductSummary } from '@hangtag/contract/wire/content';
import type { Passport } from '@hangtag/contract/wire/passport';
import { PassportForm, type PassportFormProps } from '@hangtag/ui/patterns/PassportForm';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PassportForm.tsx';
import { draft } from '../fixtures/product.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { tabTo } from '../support/tabTo.ts';

const passport: Passport = {
  operator: { value: 'GLN 9521321000018', part: 'public' },
  facility: { value: 'Mill 2, GLN 9521321000025', part: 'interest' },
  commodityCode: { value: '15092000', part: 'public' },
  materials: { value: 'Glass bottle 420 g, cork 4 g, tin capsule 2 g', part: 'public' },
  endOfLife: { value: 'Bottle into glass, cork into compost.', part: 'public' },
};

/** Keeps the draft, as the store does. */
function Held(props: PassportFormProps) {
  const [summary, setSummary] = useState<ProductSummary>({
    ...draft.summary,
    passport: props.passport,
  });
  return (
    <PassportForm
      {...props}
      passport={summary.passport}
      onChange={(change) => {
        setSummary(change);
        props.onChange(change);
      }}
    />
  );
}

const onChange = fn<PassportFormProps['onChange']>();

const meta = preview.meta({
  title: 'Patterns/Editor/PassportForm',
  component: PassportForm,
  tags: ['!picture'],
  render: (args) => <Held {...args} />,
  args: {
    passport: passport satisfies PassportFormProps['passport'],
    published: {
      ...passport,
      endOfLife: { value: 'Into glass.', part: 'public' },
    } satisfies PassportFormProps['published'] as PassportFormProps['published'],
    hasGtin: true,
    onChange,
  },
  parameters: { usage, frame: 'form' },
});

export const Example = meta.story();

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test(
  'The meter counts rows, and each change marks its field',
  async ({ canvas, userEvent }) => {
    const meter = canvas.getByRole('meter', { name: /^Rows of Annex III/ });
    await expect(meter).toHaveAttribute('aria-valuetext', '5 of 12');
    const importer = canvas.getByRole('textbox', { name: /^Importer/ });
    await expect(canvas.getAllByText('Changed')).toHaveLength(1);
    await tabTo(userEvent, importer);
    await userEvent.keyboard('DE1');
    await expect(meter).toHaveAttribute('aria-valuetext', '6 of 12');
    await expect(canvas.getAllByText('Changed')).toHaveLength(2);
    await userEvent.clear(importer);
    await expect(meter).toHaveAttribute('aria-valuetext', '5 of 12');
  },
);

Example.test(
  'Who may read it is chosen per field, also before it is written',
  async ({ canvas, userEvent }) => {
    const last = () => {
      const change = onChange.mock.lastCall?.[0];
      return change?.(draft.summary).passport;
    };
    const [operator, others] = canvas.getAllByRole('button', { name: /Who may read it/ });
    if (!operator || !others) throw new Error('Each field has its own choice.');
    await userEvent.click(operator);
    await userEvent.click(
      await screen.findByRole('option', { name: 'With a legitimate interest' }),
    );
    await expect(last()).toEqual({ operator: { value: 'GLN 9521321000018', part: 'interest' } });
    await userEvent.click(others);
    await userEvent.click(
      await screen.findByRole('option', { name: 'With a legitimate interest' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Other operators/ }), 'L');
    await expect(last()).toEqual({ otherOperators: { value: 'L', part: 'interest' } });
  },
);

export const Empty = meta.story({ args: { passport: {}, published: undefined, hasGtin: false } });

Empty.test('counts the code alone', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '1 of 12');
});

export const Refused = meta.story({
  args: {
    passport: { commodityCode: { value: '1509', part: 'public' } },
    errors: { 'passport.commodityCode.value': ['Must be 6, 8 or 10 digits, without spaces.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Must be 6, 8 or 10 digits, without spaces.')).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  args: { isLocked: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
  },
});

export const LongText = meta.story({
  args: {
    passport: { materials: { value: 'Polyethylenterephthalat'.repeat(30), part: 'public' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
