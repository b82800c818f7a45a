import { LinkProvider } from '@hangtag/ui/elements/Link';
import { NavLink } from '@hangtag/ui/elements/NavLink';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NavLink.tsx';
import { Forced } from '../support/Forced.tsx';
import { Matrix } from '../support/Matrix.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Elements/NavLink',
  component: NavLink,
  tags: ['stable'],
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
      rows={(['bar', 'side', 'sideSecond'] as const).map((look) => {
        const link = (extras: { isCurrent?: boolean; count?: number } = {}) => (
          <div style={{ width: look === 'bar' ? 'auto' : 240 }}>
            <NavLink {...args} {...extras} look={look} />
          </div>
        );
        return {
          name: look,
          cells: {
            Rest: link(),
            Hover: <Forced states={['hovered']}>{link()}</Forced>,
            Current: link({ isCurrent: true, count: look === 'side' ? 9 : undefined }),
            Focus: <Forced states={['focus-visible']}>{link()}</Forced>,
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

export const InHighContrast = EveryLookAndState.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});
