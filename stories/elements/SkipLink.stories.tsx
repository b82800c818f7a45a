import { SkipLink } from '@hangtag/ui/elements/SkipLink';
import { Text } from '@hangtag/ui/elements/Text';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/SkipLink.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/SkipLink',
  component: SkipLink,
  parameters: { usage },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlockStart: 48 }}>
        <Text>The page begins here.</Text>
      </main>
    </>
  ),
});

export const Example = meta.story();

export const Focused = meta.story({
  tags: ['picture', 'picture-focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
  },
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['link, Skip to content', 'main', 'The page begins here.'],
    ['link, Skip to content'],
  ),
);
