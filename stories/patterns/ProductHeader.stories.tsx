import { LinkProvider } from '@hangtag/ui/elements/Link';
import { ProductHeader, type ProductHeaderProps } from '@hangtag/ui/patterns/ProductHeader';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProductHeader.tsx';
import { longProduct, product } from '../fixtures/products.ts';
import { pictureHref } from '../fixtures/pictures.ts';
import { freezeClock } from '../support/freezeClock.ts';
import { phrases, stops } from '../announcements/ProductHeader.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const navigate = fn();
const now = '2026-11-21T09:30:00Z';
const twoMinutesAgo = '2026-11-21T09:27:30Z';
const oil = product(4, {
  name: 'Harvest Olive Oil',
  model: 'OL-500',
  previewUrl: pictureHref('bottle'),
  hasUnpublishedChanges: true,
});
const views = [
  ['Summary', 'summary'],
  ['Content', 'content'],
  ['CTAs', 'cta'],
  ['Code', 'real-code'],
  ['Settings', 'product-settings'],
] as const;

const meta = preview.meta({
  title: 'Patterns/Products/ProductHeader',
  component: ProductHeader,
  beforeEach: () => freezeClock(now),
  args: {
    product: oil satisfies ProductHeaderProps['product'],
    tabs: views.map(([label, part]) => ({ label, href: `/product/4/details/${part}` })),
    current: '/product/4/details/content',
    save: { phase: 'saved', at: twoMinutesAgo } satisfies ProductHeaderProps['save'],
    onRetry: fn(),
    onCompare: fn(),
    changeCount: 3,
    onPublish: fn(),
    publishLocked: null satisfies string | null,
    onUnpublish: fn() satisfies ProductHeaderProps['onUnpublish'],
    previewHref: '/preview/4' satisfies string | undefined,
  } satisfies ProductHeaderProps,
  parameters: { usage, frame: 'screen' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 changes since 11-02-2026' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Content');
    const time = canvas.getByText('2 min ago');
    await expect(time).toHaveAttribute('datetime', twoMinutesAgo);
    await expect(time.title).toMatch(/^\d\d-\d\d-\d{4}, \d\d:\d\d$/);
  },
});

export const NeverPublished = meta.story({
  tags: ['picture'],
  args: {
    product: product(7, { name: 'Product name', model: '', published: false, publishDate: null }),
    onUnpublish: undefined,
  },
});

export const Published = meta.story({
  args: {
    product: { ...oil, hasUnpublishedChanges: false },
    changeCount: 0,
    publishLocked: 'The page shows everything that is saved.',
  },
});

export const Saving = meta.story({ tags: ['picture'], args: { save: { phase: 'saving' } } });

export const NotSavedYet = meta.story({
  tags: ['picture'],
  args: { save: { phase: 'unsaved' } },
});

NotSavedYet.test('Offline text waits, which is not shown as a failure', async ({ canvas }) => {
  await expect(canvas.getByText('Not saved yet')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const NotSaved = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },

  args: { save: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const SavedByAnother = meta.story({
  tags: ['picture'],
  args: { save: { phase: 'stale', sentence: 'Both versions are kept until you choose.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
});

Tests.test(
  'locked',
  { args: { publishLocked: 'Your plan has ended. Choose a plan to publish again.' } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    // By touch: a mouse that hovers shows the same words with a delay.
    await userEvent.pointer([
      { keys: '[TouchA>]', target: button },
      { keys: '[/TouchA]', target: button },
    ]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/plan has ended/));
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
);

Tests.test(
  'The changes, Publish, the menu and a view are reached by keyboard',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: '3 changes since 11-02-2026' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Publish' }));
    await userEvent.keyboard(' ');
    await expect(args.onPublish).toHaveBeenCalledTimes(2);
    const more = canvas.getByRole('button', { name: 'More actions' });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Unpublish' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Unpublish' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnpublish).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
    await tabTo(userEvent, canvas.getByRole('link', { name: 'Code' }));
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/product/4/details/real-code');
  },
);

export const LongText = meta.story({
  args: { product: longProduct, changeCount: 12 },
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test('is read by a screen reader', screenReaderTest(phrases, stops));
