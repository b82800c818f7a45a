/** The effect of the toolbars on some components. */
import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Heading } from '@hangtag/ui/elements/Heading';
import { SearchField } from '@hangtag/ui/elements/SearchField';
import { SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { StoryContext } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forceDirection } from '../../.storybook/globals/direction.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

function Parts() {
  return (
    <Stack gap={20}>
      <Heading level={2}>Two products are waiting</Heading>
      <TextField label="Name" hint="Shown on the page and in lists." defaultValue="Low Tide Mug" />
      <SearchField label="Search" placeholder="Name or model" value="" onChange={fn()} />
      <Checkbox label="Remember me" isSelected onChange={fn()} />
      <Inline>
        <Button tone="primary" icon={Plus}>
          New product
        </Button>
        <Button>Preview</Button>
        <Button tone="quiet">Go back</Button>
        <Badge tone="accent">Default</Badge>
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Toolbars',
  component: Parts,
  tags: ['!autodocs'],
});

const root = document.documentElement;
const styleOf = (element: Element) => getComputedStyle(element);

export const AtRest = meta.story({ tags: ['picture', 'picture-dark'] });

export const Branded = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { brand: 'lantern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New product' })).toHaveStyle({
      backgroundColor: 'rgb(180, 69, 31)',
      borderRadius: '12px',
    });
    await expect(styleOf(canvas.getByRole('heading')).fontFamily).toContain('Georgia');
  },
});

AtRest.test(
  'brand leaves high contrast alone',
  { globals: { brand: 'lantern', theme: 'high contrast' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New product' })).toHaveStyle({
      backgroundColor: 'rgb(0, 51, 31)',
    });
  },
);

export const Compact = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    for (const part of [
      canvas.getByRole('button', { name: 'Preview' }),
      canvas.getByRole('textbox'),
    ])
      await expect(part.getBoundingClientRect().height).toBe(32);
    for (const part of canvas.getAllByRole('button'))
      await expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const PseudoLocale = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { locale: 'pseudo' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').textContent;
    await expect(title).toMatch(/^Ţ/);
    await expect(title.length).toBeGreaterThanOrEqual('Two products are waiting'.length * 1.4);
    await expect(canvas.getByRole('searchbox')).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^Ñ/),
    );
    await fitsItsWidth({ canvasElement });
  },
});

AtRest.test('another locale', { globals: { locale: 'ar-AE' } }, async () => {
  await expect([root.dir, root.lang]).toEqual(['rtl', 'ar']);
});

AtRest.test('reads from right to left', { globals: { direction: 'rtl' } }, async () => {
  await expect(root.dir).toBe('rtl');
});

const sides = [
  { value: 'first', label: 'First' },
  { value: 'next', label: 'Next' },
] as const;

AtRest.test(
  'Arrow keys follow the reading direction after it changes',
  {
    beforeEach: () => () => forceDirection(null),
    render: () => (
      <SegmentedControl aria-label="Side" options={sides} value="first" onChange={fn()} />
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    forceDirection('rtl');
    await waitFor(() => expect([root.dir, root.lang]).toEqual(['rtl', 'ar']));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Next' })).toHaveFocus();
  },
);

AtRest.test('in full motion', { globals: { motion: 'full' } }, async () => {
  await expect(root).toHaveAttribute('data-motion', 'full');
});

AtRest.test('in reduced motion', { globals: { motion: 'reduced' } }, async () => {
  await expect(root).toHaveAttribute('data-motion', 'reduced');
});

const stamped =
  (attribute: string) =>
  async ({ canvas, canvasElement }: StoryContext) => {
    for (const part of canvas.getAllByRole('button')) await expect(part).toHaveAttribute(attribute);
    await expect(canvas.getByRole('textbox')).toHaveAttribute(attribute);
    const tick = within(canvasElement).getByText('Remember me').closest('label');
    await expect(tick).toHaveAttribute(attribute);
  };

export const EverythingHovered = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { state: 'hovered' },
  play: stamped('data-hovered'),
});

export const EverythingPressed = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { state: 'pressed' },
  play: stamped('data-pressed'),
});

export const EverythingFocused = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { state: 'focus-visible' },
  play: stamped('data-focus-visible'),
});

export const EverythingDisabled = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { state: 'disabled' },
  play: stamped('data-disabled'),
});

/** Removes what a toolbar has set in earlier stories. */
AtRest.test('nothing is left behind', async ({ canvas }) => {
  for (const name of ['data-brand', 'data-density', 'data-motion'])
    await expect(root).not.toHaveAttribute(name);
  await expect([root.dir, root.lang]).toEqual(['ltr', 'en']);
  await expect(canvas.getByRole('button', { name: 'New product' })).toHaveStyle({
    minHeight: '36px',
  });
});
