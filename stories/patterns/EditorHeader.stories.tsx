import { EditorHeader, PublishActions } from '@hangtag/ui/patterns/EditorHeader';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/EditorHeader.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { merrow } from '../fixtures/companies.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const onCompare = fn();

const meta = preview.meta({
  title: 'Patterns/Editor/EditorHeader',
  component: EditorHeader,
  parameters: { usage, frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    name: 'Merrow Goods',
    previewUrl: null satisfies string | null,
    facts: 'Shown as soon as they are added',
    tabs: [
      { label: 'About the brand', href: '/company/signature' },
      { label: 'Annual reports', href: '/company/annual-report' },
    ],
    current: '/company/annual-report',
  },
});

export const Default = meta.story();

export const Logo = meta.story({
  tags: ['!picture'],
  globals: { theme: 'dark' },
  args: { previewUrl: merrow.logoFile?.fileUrl ?? null, isLogo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Merrow Goods', level: 1 })).toBeVisible();
  },
});

Default.test('example', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Merrow Goods', level: 1 })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Annual reports' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

Default.test(
  'saved elsewhere',
  {
    args: {
      current: '/company/signature',
      actions: (
        <PublishActions
          save={{ phase: 'stale', sentence: 'Both versions are kept until you choose.' }}
          what="The company content"
          publishDate="2026-11-02T09:30:00Z"
          changeCount={2}
          publishLocked="Choose between the two versions first."
          onRetry={fn()}
          onCompare={onCompare}
          onPublish={fn()}
        />
      ),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The company content was saved elsewhere.',
    );
  },
);

Default.test(
  'Two versions are compared by keyboard',
  {
    args: {
      current: '/company/signature',
      actions: (
        <PublishActions
          save={{ phase: 'stale', sentence: 'Both versions are kept until you choose.' }}
          what="The company content"
          publishDate="2026-11-02T09:30:00Z"
          changeCount={2}
          publishLocked="Choose between the two versions first."
          onRetry={fn()}
          onCompare={onCompare}
          onPublish={fn()}
        />
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Compare' }));
    await userEvent.keyboard('{Enter}');
    await expect(onCompare).toHaveBeenCalledOnce();
  },
);

Default.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'banner',
    'heading, Merrow Goods, level 1',
    'Shown as soon as they are added',
    'navigation, Views of Merrow Goods',
    'link, About the brand',
    'link, Annual reports, current page',
  ]);
  await expectStops(userEvent, ['link, About the brand', 'link, Annual reports, current page']);
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
