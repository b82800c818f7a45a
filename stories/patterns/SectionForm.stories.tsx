import { fieldMessages } from '@hangtag/contract/wire/messages';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SectionForm.tsx';
import {
  everyKind,
  facts,
  factsNow,
  introduction,
  introductionNow,
  section,
} from '../fixtures/product.ts';
import { StatefulSectionForm, sectionFormArgs } from '../support/StatefulSectionForm.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { phrases, stops } from '../announcements/SectionForm.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/SectionForm',
  component: SectionForm,
  render: (args) => <StatefulSectionForm {...args} />,
  args: sectionFormArgs,
  parameters: { usage, frame: 'form' },
});

export const Changed = meta.story({ tags: ['picture'] });

export const Empty = meta.story({
  tags: ['picture'],
  args: { section: section(introduction, {}), published: null },
});

Changed.test(
  'A hidden section is marked in its form',
  { args: { section: { ...introductionNow, visible: false } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Hidden: this section is not on the page.')).toBeVisible();
  },
);

export const EveryKind = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  args: {
    definition: everyKind,
    section: section(everyKind, {
      text: 'Koroneiki',
      richtext: 'One paragraph.\n\nAnother paragraph.',
      url: 'https://merrow.example',
      number: 500,
      date: '2026-11-02',
      select: 'Per 100 ml',
      file: 11,
      files: [12],
      list: ['Pour', 'Taste', 'Pour again'],
      table: [
        ['Energy', '3389 kJ', '40 %'],
        ['Fat', '91.6 g', '131 %'],
      ],
    }),
    published: null,
  },
});

EveryKind.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const EveryKindEmpty = meta.story({
  tags: ['picture'],
  args: { definition: everyKind, section: section(everyKind, {}), published: null },
});

export const TableChanged = meta.story({
  tags: ['picture'],
  args: {
    definition: facts,
    section: factsNow,
    published: section(facts, { rows: [['Origin', 'Crete']] }),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: {
    definition: facts,
    section: factsNow,
    published: factsNow,
    lockedReason: 'Editing is closed until the plan is renewed. The page stays online.',
  },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
  },
});

export const LongText = meta.story({
  args: {
    section: section(introduction, {
      lead: 'Picked green in one October week. '.repeat(7),
      edition: 'Donaudampfschifffahrtsgesellschaft'.repeat(2).slice(0, 60),
    }),
  },
});

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    section: {
      ...introductionNow,
      values: {
        ...introductionNow.values,
        lead: '',
        size: '500 ml, 750 ml, or a can of five liters at once',
      },
    },
    errors: { lead: [fieldMessages.required], size: ['Must be at most 40 characters.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fieldMessages.required)).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

Changed.test('typing reports the whole section', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Size' }), '!');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    ...introductionNow,
    values: { ...introductionNow.values, size: '500 ml!' },
  });
});

EveryKindEmpty.test('days are typed and cleared', async ({ args, canvas, userEvent }) => {
  const values = expect.objectContaining.bind(expect);
  const day = canvas.getByRole('group', { name: 'Day' });
  await userEvent.click(within(day).getByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard('11022026');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    values({ values: values({ date: '2026-11-02' }) }),
  );
  await expect(day).toHaveTextContent('11-02-2026');
  await userEvent.click(within(day).getByRole('button', { name: /Calendar/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(values({ values: values({ date: null }) }));
  await waitFor(() => expect(day).toHaveTextContent('mm-dd-yyyy'));
});

EveryKind.test(
  'files are chosen for their field',
  { args: { section: section(everyKind, { files: [12] }) } },
  async ({ args, canvas, userEvent }) => {
    const [, , , , , , picture, documents] = everyKind.fields;
    await userEvent.click(canvas.getByRole('button', { name: 'Choose picture (Picture)' }));
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(picture, undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Add file' }));
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(documents, 1);
  },
);

EveryKindEmpty.test('An unsafe address is refused [F206]', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'merrow.example');
  await userEvent.tab();
  await expect(await canvas.findByText(fieldMessages.url('https://example.com'))).toBeVisible();
});

Changed.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, phrases);
  await expectStops(userEvent, stops);
});

export const BrokenLink = meta.story({
  args: {
    definition: everyKind,
    section: section(everyKind, { url: 'https://merrow.example' }),
    published: null,
    linkOf: (address: string) =>
      address === 'https://merrow.example'
        ? {
            last: {
              at: '2026-11-20T12:00:00Z',
              status: 404,
              state: 'broken',
              brokenSince: '2026-11-19T03:00:00Z',
              movedTo: null,
            },
            checking: undefined,
          }
        : undefined,
  },
});

BrokenLink.test('says what was found until another address is typed', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const found = 'This address answered “404” on 11-20-2026';
  await expect(canvasElement).toHaveTextContent(found);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '/new');
  await expect(canvasElement).not.toHaveTextContent(found);
});
