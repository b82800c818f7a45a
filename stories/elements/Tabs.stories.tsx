import { Tab, TabList, TabPanel, Tabs } from '@hangtag/ui/elements/Tabs';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Tabs.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Tabs',
  component: Tabs,
  parameters: { usage },
  args: {
    onSelect: fn(),
    children: (
      <>
        <TabList aria-label="Preview">
          <Tab id="draft">Draft</Tab>
          <Tab id="published">Published</Tab>
          <Tab id="archive" isDisabled>
            Archive
          </Tab>
        </TabList>
        <TabPanel id="draft">What you write.</TabPanel>
        <TabPanel id="published">What people see.</TabPanel>
      </>
    ),
  },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('arrow keys move', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Published' })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What people see.');
  await expect(args.onSelect).toHaveBeenLastCalledWith('published');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'tablist, Preview, orientated horizontally',
      'tab, Draft, selected, 1 control, position 1, set size 3',
      'tab, Published, not selected, position 2, set size 3',
      'tab, Archive, not selected, disabled, position 3, set size 3',
      'tabpanel, Draft',
      'What you write.',
    ],
    ['tab, Draft, selected, 1 control, position 1, set size 3', 'tabpanel, Draft'],
    [['{ArrowRight}', ['tab, Published, selected, 1 control, position 2, set size 3']]],
  ),
);
