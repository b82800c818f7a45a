import { LinkProvider } from '@hangtag/ui/elements/Link';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NavLink.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { expectStops } from '../support/screenReader.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Elements/NavLink',
  component: NavLink,
  args: { href: '/product', children: 'Products', onPress: fn() },
  parameters: { usage, frame: 'fit' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
});

export const Example = meta.story();

export const AllVariants = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Bar', 'bar'],
          ['Side', 'side'],
          ['Side, second', 'sideSecond'],
        ] as const
      ).map(([name, look]) => {
        const link = (extras: { isCurrent?: boolean; count?: number } = {}) => (
          <div style={{ width: look === 'bar' ? 'auto' : 240 }}>
            <NavLink {...args} {...extras} look={look} />
          </div>
        );
        return {
          name,
          cells: {
            Rest: link(),
            Hover: <ForcedState states={['hovered']}>{link()}</ForcedState>,
            Current: link({ isCurrent: true, count: look === 'side' ? 9 : undefined }),
            Focus: <ForcedState states={['focus-visible']}>{link()}</ForcedState>,
          },
        };
      })}
    />
  ),
});

Example.test(
  'links and marks the current page',
  { args: { isCurrent: true } },
  async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Products', current: 'page' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/product');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
);

Example.test(
  'A count is a separate word of the name',
  { args: { look: 'side', count: 12 } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Products 12');
  },
);

export const Locked = meta.story({
  tags: ['picture'],
  args: {
    look: 'sideSecond',
    children: 'Billing',
    lockedReason: 'Demo companies have no billing.',
  },
  play: async ({ canvas, userEvent }) => {
    await expectStops(userEvent, ['link, Billing, Demo companies have no billing., disabled']);
    const link = canvas.getByRole('link', { name: 'Billing' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await userEvent.pointer([
      { keys: '[TouchA>]', target: link },
      { keys: '[/TouchA]', target: link },
    ]);
  },
});

Locked.test(
  'A locked item stays a tab stop, gives its reason, and leads nowhere',
  async ({ args }) => {
    await expect(navigate).not.toHaveBeenCalled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
);

Example.test(
  'is read by a screen reader',
  { args: { isCurrent: true } },
  screenReaderTest(['link, Products, current page'], ['link, Products, current page']),
);
