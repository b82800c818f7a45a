import { Logo } from '@hangtag/ui/brand/Logo';
import { HomeLink } from '@hangtag/ui/elements/HomeLink';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/HomeLink.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/HomeLink',
  component: HomeLink,
  args: { href: '/', 'aria-label': 'Hangtag, home', children: <Logo /> },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hangtag, home' })).toHaveAttribute('href', '/');
  },
});

export const Focused = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <ForcedState states={['focus-visible']}>
        <Story />
      </ForcedState>
    ),
  ],
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(['link, Hangtag, home'], ['link, Hangtag, home']),
);
