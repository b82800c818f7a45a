import { Link, LinkProvider } from '@hangtag/ui/elements/Link';
import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Link.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Elements/Link',
  component: Link,
  args: { href: '/forgot-password', children: 'Forgot password?' },
  parameters: { usage, frame: 'fit' },
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

export const Example = meta.story();

export const AllVariants = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Ink', 'ink'],
          ['Plain', 'plain'],
          ['Quiet', 'quiet'],
        ] as const
      ).map(([name, tone]) => {
        const part = <Link {...args} tone={tone} />;
        const cells = {
          Rest: part,
          Hover: <ForcedState states={['hovered']}>{part}</ForcedState>,
          Focus: <ForcedState states={['focus-visible']}>{part}</ForcedState>,
          'With a glyph': (
            <Link href="/language" tone={tone} display="alone" icon={Globe}>
              English
            </Link>
          ),
        };
        return { name, cells };
      })}
    />
  ),
});

Example.test(
  'plain clicks go to the router',
  { args: { href: '/products?page=2' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/products?page=2');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
);

Example.test(
  'foreign addresses are left to the browser',
  { args: { href: 'https://example.org/', target: '_blank' } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(navigate).not.toHaveBeenCalled();
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(['link, Forgot password?'], ['link, Forgot password?']),
);
