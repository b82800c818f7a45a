import type { ProductContent } from '@hangtag/contract/wire/product';
import { SummaryForm, type SummaryFormProps } from '@hangtag/ui/patterns/SummaryForm';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blank, draft, files, published } from '../fixtures/product.ts';

/** Keeps the draft, as the store would. */
function Held(props: SummaryFormProps) {
  const [now, setNow] = useState<ProductContent>(props.draft);
  return (
    <SummaryForm
      {...props}
      draft={now}
      onChange={(change) => {
        setNow(change);
        props.onChange(change);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/SummaryForm',
  component: SummaryForm,
  render: (args) => <Held {...args} />,
  args: { draft, published, files, onChange: fn(), onChoose: fn() },
  parameters: { frame: 'form' },
});

export const Filled = meta.story({ tags: ['picture'] });

export const Empty = meta.story({ tags: ['picture'], args: { draft: blank, published: null } });

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  tags: ['picture'],
  args: {
    draft: {
      ...draft,
      title: 'Harvest '.repeat(15).trim(),
      summary: { ...draft.summary, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
    },
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Editing is closed until the plan is renewed. The page stays online.' },
});

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    errors: {
      upcCode: ['Another product of this company has this number.'],
      appLogoFile: ['This file is no longer there. Choose another one.'],
    },
  },
});

export const NumberIsReadAsTyped = meta.story({
  name: 'The number is read as typed, and its check digit checked [D38]',
  args: { draft: blank, published: null },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'UPC or GTIN' });
    await userEvent.type(input, '952-1234-543213');
    await expect(canvas.getByText('In the code as GTIN 09521234543213.')).toBeVisible();
    await userEvent.type(input, '{Backspace}9');
    await userEvent.tab();
    await expect(await canvas.findByText(/these digits end in 3/)).toBeVisible();
  },
});

export const PicturesAreChosenAndTakenAway = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replace (Header picture)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('header');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose picture (App logo)' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('logo');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove (Header picture)' }));
    await expect(
      canvas.queryByRole('textbox', { name: 'Description of the header picture' }),
    ).toBeNull();
  },
});
