import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { facts, factsNow, section } from '../fixtures/product.ts';
import { StatefulSectionForm, sectionFormArgs } from '../support/StatefulSectionForm.tsx';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/SectionForm/Keyboard',
  component: SectionForm,
  tags: ['!autodocs'],
  render: (args) => <StatefulSectionForm {...args} />,
  parameters: { frame: 'form' },
  args: { ...sectionFormArgs, definition: facts, section: factsNow, published: null },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

let readLabels = 0;
const counted = {
  ...facts,
  fields: facts.fields.map((field) => ({
    ...field,
    get label() {
      readLabels += 1;
      return field.label;
    },
  })),
};

export const Counted = meta.story({
  tags: ['!dev', '!autodocs', '!picture'],
  // Args would be copied, and the count with them.
  render: () => (
    <StatefulSectionForm
      {...sectionFormArgs}
      definition={counted}
      section={factsNow}
      published={null}
    />
  ),
});

Counted.test('A key renders no other field', async ({ canvas, userEvent }) => {
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await expect(readLabels).toBeGreaterThan(0);
  readLabels = 0;
  await userEvent.type(title, 'abc');
  await expect(title).toHaveValue(`${factsNow.title}abc`);
  await expect(readLabels).toBe(0);
});

Tests.test('Rows are added, moved and removed with a mouse', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
  await expect(canvas.getByRole('textbox', { name: 'Fact, row 4' })).toHaveValue('');
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for row 3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await expect(canvas.getByRole('textbox', { name: 'Fact, row 2' })).toHaveValue('Pressed');
  await expect(canvas.getByText('The row is now 2 of 4.')).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for row 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await expect(canvas.getByRole('textbox', { name: 'Fact, row 1' })).toHaveValue('Pressed');
});

Tests.test(
  'A row is added, filled, moved and removed by keyboard, and focus follows',
  async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    const actions = (row: number) => canvas.getByRole('button', { name: `Actions for row ${row}` });
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Add row' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('Fact, row 4')).toHaveFocus());
    await userEvent.keyboard('Harvest');
    await userEvent.tab();
    await userEvent.keyboard('October');
    await userEvent.tab();
    await expect(actions(4)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(actions(3)).toHaveFocus());
    await expect(cell('Fact, row 3')).toHaveValue('Harvest');
    await expect(cell('Detail, row 3')).toHaveValue('October');
    await expect(canvas.getByText('The row is now 3 of 4.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actions(3)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(cell('Fact, row 3')).toHaveValue('Pressed');
    await expect(canvas.getByText('The row was removed, 3 left.')).toBeInTheDocument();
    await waitFor(() => expect(actions(3)).toHaveFocus());
  },
);

Tests.test(
  'Removing the last row focuses the one before it, removing the only one the add button',
  {
    args: {
      section: section(facts, {
        rows: [
          ['Origin', 'Crete'],
          ['Olive', 'Koroneiki'],
        ],
      }),
    },
  },
  async ({ canvas, userEvent }) => {
    const remove = async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{End}{Enter}');
    };
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for row 2' }));
    await remove();
    const left = canvas.getByRole('button', { name: 'Actions for row 1' });
    await waitFor(() => expect(left).toHaveFocus());
    await remove();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add row' })).toHaveFocus());
  },
);
