import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { sectionEntries } from '../fixtures/sections.ts';
import { StatefulSectionList, sectionListArgs } from '../support/StatefulSectionList.tsx';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { startKeyboardDrag } from '../support/startKeyboardDrag.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/SectionList/Keyboard',
  component: SectionList,
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ width: 304, maxWidth: '100%' }}>
      <StatefulSectionList {...args} />
    </div>
  ),
  args: sectionListArgs,
  parameters: { frame: 'fit' },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'is read by a screen reader',
  { args: { sections: sectionEntries(2), limit: 3, planName: 'Basic' } },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'navigation, Sections',
      'grid, Sections in page order',
      'row, Introduction, selected',
      'gridcell, Introduction Text Changed, column index 1',
      'button, Move Introduction, Press Enter to start dragging.',
      'Introduction',
      'Text',
      'Changed',
      'button, Actions for Introduction, not expanded, has popup menu',
      'row, Facts, not selected',
      'gridcell, Facts 5 rows Changed, column index 1',
      'button, Move Facts, Press Enter to start dragging.',
      'Facts',
      '5 rows',
      'Changed',
      'button, Actions for Facts, not expanded, has popup menu',
      'button, Add section, not expanded, has popup menu',
      '2 of 3 sections used on Basic.',
      'meter, Sections, min value 0, max value 3, current value 2 of 3',
      'Drag to reorder, or focus a handle, press Enter and use the arrow keys.',
      'status',
    ]);
    await userEvent.tab();
    await expectAnnounced(
      () => userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{End}{Enter}'),
      [
        'row, Facts, selected',
        'assertive: Facts selected.',
        'button, Move Facts, Press Enter to start dragging.',
        'button, Actions for Facts, not expanded, has popup menu',
        'dialog, Actions for Facts',
        'menu, Actions for Facts, orientated vertically',
        'menuitem, Move to top, position 1, set size 6',
        'menuitem, Remove, position 6, set size 6',
        'button, Undo removing Facts',
        'polite: Removed Facts.',
      ],
    );
  },
);

Tests.test('moves by keyboard', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await startKeyboardDrag(userEvent);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onMove).toHaveBeenCalledOnce();
  await expect(args.onMove).toHaveBeenCalledWith('section-2', expect.any(Number));
});

Tests.test('chooses by keyboard', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onSelect).toHaveBeenCalledWith('section-2');
});
