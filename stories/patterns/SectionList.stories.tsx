import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SectionList.tsx';
import { sectionEntries } from '../fixtures/sections.ts';
import { StatefulSectionList, sectionListArgs } from '../support/StatefulSectionList.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/SectionList',
  component: SectionList,
  render: (args) => (
    <div style={{ width: 304, maxWidth: '100%' }}>
      <StatefulSectionList {...args} />
    </div>
  ),
  args: sectionListArgs,
  parameters: { usage, frame: 'fit' },
});

export const Many = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Many.test('keeps its columns when another section is selected', async ({ canvas, userEvent }) => {
  const endOf = (text: string) => canvas.getAllByText(text)[0]?.getBoundingClientRect().right;
  const before = [endOf('Text'), endOf('5 rows')];
  await expect(before[0]).toBe(before[1]);
  await userEvent.click(canvas.getByRole('row', { name: 'Facts' }));
  await expect([endOf('Text'), endOf('5 rows')]).toEqual(before);
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { sections: [], selected: null, limit: 3, planName: 'Basic' },
});

export const One = meta.story({
  args: { sections: sectionEntries(1), limit: 3, planName: 'Basic' },
});

One.test(
  'A full page gives the reason, and links to the plan',
  {
    args: {
      sections: sectionEntries(3),
      fullReason: 'The plan allows 3 sections on a page. Change the plan to add more.',
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/3 of 3 sections used on Basic/)).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Add section' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Change the plan' })).toBeVisible();
  },
);

Many.test(
  'A removed section is announced, and Undo restores its position, by keyboard',
  async ({ args, canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').map((row) => row.textContent);
    const before = rows();
    const name = args.sections[1]?.name ?? '';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{End}{Enter}');
    const undo = await canvas.findByRole('button', { name: `Undo removing ${name}` });
    await expect(canvas.getByText(`Removed ${name}.`)).toBeInTheDocument();
    await expect(rows()).toHaveLength(before.length - 1);
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(before));
    await expect(canvas.getByText(`${name} is back.`)).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}{End}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Undo removing ${name}` })).toHaveFocus(),
    );
  },
);

/** The open catalogue; its search field has the focus. */
export const Adding = meta.story({
  tags: ['picture'],
  parameters: { picture: 'window' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Search sections' })).toHaveFocus(),
    );
  },
});

Adding.test('groups the sections by purpose', async () => {
  const tables = screen.getByRole('group', { name: 'Tables and lists' });
  await expect(tables.textContent).toMatch(/^Tables and lists.*Facts.*Nutrition.*Certificates/);
  const facts = screen.getByRole('menuitem', { name: 'Facts' });
  await expect(facts).toHaveAccessibleDescription(/^A short table of what people check first/);
  await expect(facts.querySelector('svg')).toBeVisible();
});

Adding.test('finds a section by its purpose, and adds it', async ({ args, userEvent }) => {
  await userEvent.keyboard('100 ml');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onAdd).toHaveBeenCalledWith(5);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

Adding.test('reports an empty result', async ({ userEvent }) => {
  await userEvent.keyboard('xyz');
  await expect(await screen.findByText('Nothing found. Try fewer letters.')).toBeVisible();
});

Adding.test('keeps the search visible in a low window', async ({ userEvent }) => {
  const popover = screen.getByRole('menu').closest<HTMLElement>('[data-component=Menu]');
  popover?.style.setProperty('max-height', '200px', 'important');
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('menuitem', { name: 'Story' });
  await waitFor(() => expect(last).toHaveAttribute('data-focused'));
  const [field, box] = [screen.getByRole('searchbox'), popover].map((each) =>
    each?.getBoundingClientRect(),
  );
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
  await expect(field?.top).toBeGreaterThan(box?.top ?? 0);
  await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(field?.bottom ?? 0);
});

Adding.test(
  'A section outside the plan is listed with its reason, and cannot be added',
  async ({ args, userEvent }) => {
    await userEvent.keyboard('certificates{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Certificates' });
    await expectPhrases(item, [
      'menuitem, Certificates, Certificates with their numbers, so that anyone can look them up. Comes with a larger plan., disabled',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
);

export const LongText = meta.story({
  args: {
    sections: sectionEntries(2).map((section) => ({
      ...section,
      name: `${section.name} from the terraces above the old mill`,
    })),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Editing is closed until the company has a plan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add section' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
  },
});

Many.test(
  'hidden section on a phone',
  {
    args: { sections: sectionEntries(2).map((s) => ({ ...s, isHidden: true })) },
    globals: { viewport: { value: 'phone' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Introduction \(hidden\)/ })).toBeVisible();
  },
);

Many.test('moves from the menu', async ({ args, canvas, userEvent, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Facts' }));
  const body = canvasElement.ownerDocument.body;
  const item = [...body.querySelectorAll('[role=menuitem]')].find(
    (each) => each.textContent === 'Move down',
  );
  await userEvent.click(item as HTMLElement);
  await expect(args.onMove).toHaveBeenCalledWith('section-2', 2);
  await expect(canvas.getByRole('status')).toHaveTextContent('Facts is now 3 of 7.');
});

Many.test(
  'moves a section to the bottom on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Introduction' }));
    const body = canvasElement.ownerDocument.body;
    const item = [...body.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (each) => each.textContent === 'Move to bottom',
    );
    if (item) await userEvent.click(item);
    await expect(args.onMove).toHaveBeenCalledWith('section-1', 6);
  },
);
