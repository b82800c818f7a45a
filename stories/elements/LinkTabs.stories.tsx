import { LinkProvider } from '@hangtag/ui/elements/Link';
import { LinkTabs } from '@hangtag/ui/elements/LinkTabs';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LinkTabs.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const navigate = fn();
const views = ['Summary', 'Content', 'CTAs', 'Code', 'Settings'];
const tabs = views.map((label) => ({ label, href: `/${label.toLowerCase().replace(' ', '-')}` }));

const meta = preview.meta({
  title: 'Elements/LinkTabs',
  component: LinkTabs,
  parameters: { usage },
  args: { 'aria-label': 'Product', tabs, current: '/content' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone', 'high contrast') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test(
  'shows the open view where not all fit',
  {
    args: { tabs: [...tabs, { label: 'Associations', href: '/last' }], current: '/last' },
    render: (args) => (
      <div style={{ width: 240 }}>
        <LinkTabs {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const list = canvas.getByRole('navigation').getBoundingClientRect();
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(open.right).toBeLessThan(list.right + 1);
  },
);

export const EveryTabFocused = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <ForcedState states={['focus-visible']}>
        <Story />
      </ForcedState>
    ),
  ],
});

Example.test('they are links', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Content');
  for (const _ of [1, 2, 3]) await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'CTAs' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(navigate).toHaveBeenLastCalledWith('/ctas');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'navigation, Product',
      'link, Summary',
      'link, Content, current page',
      'link, CTAs',
      'link, Code',
      'link, Settings',
    ],
    ['link, Summary', 'link, Content, current page', 'link, CTAs', 'link, Code', 'link, Settings'],
  ),
);
