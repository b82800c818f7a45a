import type { ProductSummary } from '@hangtag/contract/wire/content';
import type { Passport } from '@hangtag/contract/wire/passport';
import { PassportForm, type PassportFormProps } from '@hangtag/ui/patterns/PassportForm';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PassportForm.tsx';
import { draft } from '../fixtures/product.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

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

Example.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'region, Passport data',
    'heading, Passport data, level 2',
    'What a digital product passport may ask for, as far as you know it. All of it is optional. The page shows what everybody may read, once it is published.',
    'meter, Rows of Annex III with something in them, min value 0, max value 12, current value 5 of 12',
    'Regulation (EU) 2024/1781. The code fills one row and a GTIN another. A full bar says that nothing is empty; whether a product has to have a passport, and what it needs, its own legal act says.',
    'form, Passport data',
    'heading, Who answers for it, level 3',
    'Manufacturer’s operator identifier',
    'textbox, Manufacturer’s operator identifier, GLN 9521321000018, As it is registered, such as a GLN or a LEI.',
    'As it is registered, such as a GLN or a LEI.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Other operators',
    'textbox, Other operators',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Facilities',
    'textbox, Facilities, Mill 2, GLN 9521321000025, Where it is made: identifiers, one after another.',
    'Where it is made: identifiers, one after another.',
    'Who may read it',
    'button, With a legitimate interest Who may read it, not expanded, has popup listbox',
    'Importer and EORI number',
    'textbox, Importer and EORI number',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Responsible person in the EU',
    'textbox, Responsible person in the EU, Name, address and email, where the manufacturer is outside the EU.',
    'Name, address and email, where the manufacturer is outside the EU.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'heading, What it is made of, level 3',
    'Commodity code',
    'textbox, Commodity code, 15092000, 6, 8 or 10 digits, as customs write it.',
    '6, 8 or 10 digits, as customs write it.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Materials',
    'textbox, Materials, With their shares, where you know them.',
    'Glass bottle 420 g, cork 4 g, tin capsule 2 g',
    'With their shares, where you know them.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Substances of concern',
    'textbox, Substances of concern, Names, EC or CAS numbers, where in the product, how much, and how to use it safely.',
    'Names, EC or CAS numbers, where in the product, how much, and how to use it safely.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'heading, Use, repair, end of life, level 3',
    'Manuals and warnings',
    'textbox, Manuals and warnings, Where they are, or what they say in short.',
    'Where they are, or what they say in short.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Repair and spare parts',
    'textbox, Repair and spare parts',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'End of life',
    'Changed',
    'textbox, End of life, Where it belongs when nobody wants it any more, and how to take it apart.',
    'Bottle into glass, cork into compost.',
    'Where it belongs when nobody wants it any more, and how to take it apart.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'heading, Papers, level 3',
    'Declaration of conformity and certificates',
    'textbox, Declaration of conformity and certificates, Numbers, and where the documents are.',
    'Numbers, and where the documents are.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
    'Who keeps the back-up',
    'textbox, Who keeps the back-up, Who would show this if you no longer could.',
    'Who would show this if you no longer could.',
    'Who may read it',
    'button, Everybody Who may read it, not expanded, has popup listbox',
  ]);
});

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
  play: fitsItsWidth,
});
