import { Text } from '@hangtag/ui/elements/Text';
import { Frame } from '@hangtag/ui/layout/Frame';
import { Page } from '@hangtag/ui/layout/Page';
import { TestModeBanner } from '@hangtag/ui/patterns/TestModeBanner';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Frame.tsx';

const meta = preview.meta({
  title: 'Layout/Frame',
  component: Frame,
  parameters: { usage, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    above: <TestModeBanner />,
    children: (
      <Page>
        <Text>A screen.</Text>
      </Page>
    ),
  },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="Frame"]')?.getBoundingClientRect();
    await expect(frame?.height).toBe(window.innerHeight);
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.bottom).toBe(frame?.bottom);
  },
});
