import type { ProductContent } from '@hangtag/contract/wire/content';
import { SummaryForm, type SummaryFormProps } from '@hangtag/ui/patterns/SummaryForm';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SummaryForm.tsx';
import { countries } from '../fixtures/companies.ts';
import { blank, draft, files, published } from '../fixtures/product.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { axeOnly } from '../support/axeOnly.ts';

/** Keeps the draft, as the store does. */
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
  title: 'Patterns/Editor/SummaryForm',
  component: SummaryForm,
  render: (args) => <Held {...args} />,
  args: {
    draft,
    published,
    files,
    countries,
    onCountries: fn(),
    onChange: fn(),
    onChoose: fn(),
    onFrame: fn(),
  },
  parameters: { usage, frame: 'form' },
});

export const Filled = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Filled.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const Empty = meta.story({ tags: ['picture'], args: { draft: blank, published: null } });

export const LongText = meta.story({
  args: {
    draft: {
      ...draft,
      title: 'Harvest '.repeat(15).trim(),
      summary: { ...draft.summary, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
    },
  },
});

export const Locked = meta.story({
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

Empty.test(
  'The GTIN is read as typed, with its check digit [D38]',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'UPC or GTIN' });
    await userEvent.type(input, '952-1234-543213');
    await expect(canvas.getByText('In the code as GTIN 09521234543213.')).toBeVisible();
    await userEvent.type(input, '{Backspace}9');
    await userEvent.tab();
    await expect(await canvas.findByText(/these digits end in 3/)).toBeVisible();
  },
);

Filled.test('names the country of origin', async ({ args, canvas, userEvent }) => {
  const origin = canvas.getByRole('button', { name: /Country of origin/ });
  await userEvent.click(origin);
  await expect(args.onCountries).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('option', { name: 'Greece' }));
  await expect(origin).toHaveTextContent('Greece');
  await expect(canvas.getByText('Published now: nothing.')).toBeVisible();
  await userEvent.click(origin);
  await userEvent.click(await screen.findByRole('option', { name: 'Not stated' }));
  await expect(origin).toHaveTextContent('Not stated');
});

Filled.test('pictures are chosen and removed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Replace (Header picture)' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'header', id: 1 });
  await userEvent.click(canvas.getByRole('button', { name: 'Choose picture (Logo on this page)' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'logo' });
  await userEvent.click(canvas.getByRole('button', { name: /^Actions for harvest/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await expect(
    canvas.queryByRole('textbox', { name: 'Description of the header picture' }),
  ).toBeNull();
});

Filled.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Summary',
    'Product name',
    '17 of 120',
    'textbox, Product name, Harvest Olive Oil, Shown on the page and in lists.',
    'Shown on the page and in lists.',
    'Model',
    'Changed',
    'Optional',
    'textbox, Model, OL-500-26, Published now: “OL-500”',
    'Published now: “OL-500”',
    'UPC or GTIN',
    'Optional',
    'textbox, UPC or GTIN, 9521234543213, In the code as GTIN 09521234543213.',
    'In the code as GTIN 09521234543213.',
    'Country of origin',
    'Optional',
    'button, Not stated Country of origin, Stands at the end of the page., not expanded, has popup listbox',
    'Stands at the end of the page.',
    'Headline',
    '17 of 120',
    'textbox, Headline, Harvest Olive Oil, The first words on the page. The name stands there while this is empty.',
    'The first words on the page. The name stands there while this is empty.',
    'group, Header',
    'grid, Header pictures and films',
    'row, harvest-bottle-branch.jpg, selected',
    'gridcell, harvest-bottle-branch.jpg 2400 × 2700. Described. Replace (Header picture), column index 1',
    'button, Replace (Header picture)',
    'button, Actions for harvest-bottle-branch.jpg, not expanded, has popup menu',
    'button, Choose a header picture',
    'group, harvest-bottle-branch.jpg',
    'Description of the header picture',
    '37 of 500',
    'textbox, Description of the header picture, A green bottle beside an olive branch, Read aloud to people who can’t see it.',
    'Read aloud to people who can’t see it.',
    'checkbox, Decorative, skip when read aloud, not checked',
    'Decorative, skip when read aloud',
    'radiogroup, In its frame, orientated vertically',
    'radio, Fill the frame, checked, position 1, set size 2',
    'Fill the frame',
    'radio, Show all of it, not checked, position 2, set size 2',
    'Show all of it',
    'radiogroup, Focus point, orientated vertically',
    'radio, Top left, not checked, position 1, set size 9',
    'radio, Top, not checked, position 2, set size 9',
    'radio, Top right, not checked, position 3, set size 9',
    'radio, Left, not checked, position 4, set size 9',
    'radio, Middle, checked, position 5, set size 9',
    'radio, Right, not checked, position 6, set size 9',
    'radio, Bottom left, not checked, position 7, set size 9',
    'radio, Bottom, not checked, position 8, set size 9',
    'radio, Bottom right, not checked, position 9, set size 9',
    'status',
    'group, Logo on this page',
    'Optional',
    'No picture yet',
    'A square picture, at least 400 px wide.',
    'button, Choose picture (Logo on this page)',
  ]);
  await expectStops(userEvent, [
    'textbox, Product name, Harvest Olive Oil, Shown on the page and in lists.',
    'textbox, Model, OL-500-26, Published now: “OL-500”',
    'textbox, UPC or GTIN, 9521234543213, In the code as GTIN 09521234543213.',
    'button, Not stated Country of origin, Stands at the end of the page., not expanded, has popup listbox',
    'textbox, Headline, Harvest Olive Oil, The first words on the page. The name stands there while this is empty.',
    'row, harvest-bottle-branch.jpg, selected',
    'button, Replace (Header picture)',
    'button, Actions for harvest-bottle-branch.jpg, not expanded, has popup menu',
    'button, Choose a header picture',
    'textbox, Description of the header picture, A green bottle beside an olive branch, Read aloud to people who can’t see it.',
    'checkbox, Decorative, skip when read aloud, not checked',
    'radio, Fill the frame, checked, position 1, set size 2',
    'radio, Middle, checked, position 5, set size 9',
    'button, Choose picture (Logo on this page)',
  ]);
});

Filled.test(
  'A name, another picture, its fit and its decoration are entered by keyboard',
  async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    await tabTo(userEvent, name);
    await userEvent.keyboard('Green Oil');
    await expect(name).toHaveValue('Green Oil');
    const replace = canvas.getByRole('button', { name: 'Replace (Header picture)' });
    await tabTo(userEvent, replace);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'header', id: 1 });
    await expect(replace).toHaveFocus();
    const decorative = canvas.getByRole('checkbox', { name: /^Decorative/ });
    await tabTo(userEvent, decorative);
    await userEvent.keyboard(' ');
    await expect(decorative).toBeChecked();
    await expect(decorative).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Fill the frame' }));
    await userEvent.keyboard('{ArrowDown}');
    const framing = expect.objectContaining({ fit: 'contain' }) as object;
    await expect(args.onFrame).toHaveBeenLastCalledWith(expect.any(Number), framing);
    await expect(canvas.getByRole('radio', { name: 'Show all of it' })).toHaveFocus();
  },
);
