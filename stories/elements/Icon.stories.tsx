import { Icon } from '@hangtag/ui/elements/Icon';
import {
  Bell,
  Calendar,
  Copy,
  Download,
  Eye,
  Globe,
  GripVertical,
  Plus,
  QrCode,
  Search,
  Upload,
} from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Icon.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Icon',
  component: Icon,
  args: { of: Search },
  parameters: { usage, frame: 'fit' },
});

export const Default = meta.story();

Default.test('example', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

const glyphs = [
  Search,
  Bell,
  Copy,
  Eye,
  Upload,
  Download,
  GripVertical,
  QrCode,
  Calendar,
  Globe,
  Plus,
];

export const AllSizes = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([16, 18, 20, 24] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
          {glyphs.map((glyph) => (
            <Icon key={glyph.displayName} of={glyph} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
});

Default.test('is read by a screen reader', screenReaderTest([], []));
