import { Avatar } from '@hangtag/ui/elements/Avatar';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Avatar.tsx';
import { portrait } from '../fixtures/pictures.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Avatar',
  component: Avatar,
  args: { name: 'Ines Calder', src: portrait },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const AllVariants = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <Avatar name="Ines Calder" src={portrait} size={size} />
          <Avatar name="Tomas Reyes" size={size} />
          <Avatar name="Åse" size={size} />
          <Avatar name="wes.okafor@studio-lund.example" presence="pending" size={size} />
        </div>
      ))}
    </div>
  ),
});

Example.test(
  'failed picture falls back to initials',
  { args: { src: 'data:image/png;base64,broken' } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('IC')).toBeVisible());
  },
);

Example.test('is read by a screen reader', screenReaderTest([], []));
