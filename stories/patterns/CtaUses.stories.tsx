import { CtaUses, type CtaUsesContent } from '@hangtag/ui/patterns/CtaList';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ctaPlace } from '../fixtures/ctas.ts';

const one = ctaPlace(12, { name: 'Harvest Olive Oil' });

const meta = preview.meta({
  title: 'Patterns/Editor/CtaList/CtaUses',
  component: CtaUses,
  parameters: { frame: 'column' },
  args: {
    content: { phase: 'ready', uses: [one], total: 1, page: null } as CtaUsesContent,
    clicks: '168 clicks in 30 days',
    onRetry: fn(),
  },
});

export const One = meta.story();

export const Many = meta.story({
  args: {
    content: {
      phase: 'ready',
      uses: [
        ctaPlace(7, { kind: 'company', name: 'Merrow Goods' }),
        { ...one, changeCount: 3 },
        ctaPlace(13, { name: 'Sea Salt Chocolate', place: 'draft' }),
        ctaPlace(14, { name: 'Breakfast Tea', place: 'published' }),
      ],
      total: 104,
      page: { productId: 12, name: 'Harvest Olive Oil', ctas: [1] },
    },
    isPreviewed: true,
  },
});

Many.test('says of each place whether its page shows it', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
  await expect(rows).toEqual([
    'All pagesPublished',
    'Harvest Olive OilIn the preview3 unpublished changes',
    'Sea Salt ChocolateIn the draft only',
    'Breakfast TeaPublished, taken off the draft',
  ]);
  await expect(canvas.getByText('And 100 more.')).toBeVisible();
});

export const Empty = meta.story({
  args: { content: { phase: 'ready', uses: [], total: 0, page: null }, clicks: '' },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server did not answer.' } },
});

Failed.test('tries again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
