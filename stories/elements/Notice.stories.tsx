import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { expect } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Notice.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Elements/Notice',
  component: Notice,
  parameters: { usage },
  args: {
    tone: 'caution' as const,
    title: 'Mastercard 4444 expires next month.',
    children: 'Add another card before 12-11-2026 to keep publishing.',
    actions: <Button size="small">Add card</Button>,
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test('stands on a wide page', { parameters: { frame: 'wide' } }, axeOnly);

export const EveryTone = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast') }, frame: 'wide' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Notice tone="neutral" title="This page is a preview.">
        It shows the draft and closes in 30 minutes.
      </Notice>
      <Notice tone="accent">The address was copied.</Notice>
      <Notice {...args} />
      <Notice tone="danger" title="Nothing was saved.">
        Someone else changed this product at 09:14. Load it again to see what they wrote.
      </Notice>
    </div>
  ),
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const ActionNarrow = meta.story({
  tags: ['picture'],
  parameters: { frame: 'wide' },
  render: (args) => (
    <div style={{ width: 264 }}>
      <Notice {...args} />
    </div>
  ),
});

ActionNarrow.test(
  'The action moves below in a narrow container, whatever the window',
  async ({ canvas }) => {
    const words = canvas.getByRole('paragraph').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBe(words.bottom + 12);
    await expect(action.left).toBe(words.left);
  },
);

ActionNarrow.test(
  'fills its first line in a wider one',
  {
    render: (args) => (
      <div style={{ width: 600 }}>
        <Notice {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const words = canvas.getByRole('paragraph');
    const range = document.createRange();
    range.selectNodeContents(words);
    const rects = [...range.getClientRects()];
    const top = Math.min(...rects.map((rect) => rect.top));
    const line = rects.filter((rect) => rect.top < top + 10);
    const width =
      Math.max(...line.map((rect) => rect.right)) - Math.min(...line.map((rect) => rect.left));
    await expect(width / words.getBoundingClientRect().width).toBeGreaterThan(0.8);
  },
);

Default.test(
  'read out at once',
  { args: { tone: 'danger', announcement: 'assertive' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/expires next month/);
  },
);

Default.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'strong',
      'Mastercard 4444 expires next month.',
      'Add another card before 12-11-2026 to keep publishing.',
      'button, Add card',
    ],
    ['button, Add card'],
  ),
);
