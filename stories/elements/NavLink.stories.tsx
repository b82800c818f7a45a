import { LinkProvider } from '@hangtag/ui/elements/Link';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NavLink.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { expectStops } from '../support/screenReader.ts';
import { spokenAs } from '../support/spokenAs.ts';

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

export const EveryLookAndState = meta.story({
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

export const LeadsAndTells = meta.story({
  args: { isCurrent: true },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Products', current: 'page' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/product');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const CountIsAWordOfItsOwn = meta.story({
  name: 'A count is a word of its own in the name',
  args: { look: 'side', count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Products 12');
  },
});

export const Locked = meta.story({
  name: 'A closed place keeps its stop, says why, and leads nowhere',
  tags: ['picture'],
  args: {
    look: 'sideSecond',
    children: 'Billing',
    lockedReason: 'Demo companies have no billing.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expectStops(userEvent, ['link, Billing, Demo companies have no billing., disabled']);
    const link = canvas.getByRole('link', { name: 'Billing' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await userEvent.pointer([
      { keys: '[TouchA>]', target: link },
      { keys: '[/TouchA]', target: link },
    ]);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const InHighContrast = EveryLookAndState.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = meta.story({
  ...spokenAs(['link, Products, current page'], ['link, Products, current page']),
  args: { isCurrent: true },
});
