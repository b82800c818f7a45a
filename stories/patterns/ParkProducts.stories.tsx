import { Dialog } from '@hangtag/ui/elements/Dialog';
import { ParkProducts, type ParkProductsProps } from '@hangtag/ui/patterns/ParkProducts';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ParkProducts.tsx';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const products = [
  { productId: 1, name: 'Breakfast Tea', model: 'TE-100', published: true },
  { productId: 2, name: 'Cedar Candle', model: 'CN-220', published: false },
  { productId: 3, name: 'Product name', model: '', published: false },
];

const meta = preview.meta({
  title: 'Patterns/Products/ParkProducts',
  component: ParkProducts,
  parameters: { usage, picture: 'window' },
  decorators: [
    (Story) => (
      <Dialog title="Park products" size="medium" body="bare" isOpen>
        <Story />
      </Dialog>
    ),
  ],
  args: {
    content: { phase: 'ready', products } satisfies ParkProductsProps['content'],
    overLimit: 2,
    isBusy: false,
    problem: null satisfies string | null,
    onRetry: fn(),
    onPark: fn(),
    onBack: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'As many products as exceed the plan are chosen by keyboard',
  async ({ args, userEvent }) => {
    const [first, second] = await screen.findAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard(' ');
    const park = screen.getByRole('button', { name: 'Park 2 products' });
    await expect(park).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(second as HTMLElement);
    await userEvent.click(park);
    await expect(args.onPark).toHaveBeenCalledWith([1, 2]);
  },
);

Default.test(
  'More than exceed the plan are not parked, and the button says how many too many are chosen',
  async ({ args, userEvent }) => {
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
    await expect(screen.getByText('3 chosen, 2 needed')).toBeVisible();
    const park = screen.getByRole('button', { name: 'Park 2 products' });
    await expect(park).toHaveAccessibleDescription('Choose 1 fewer.');
    await userEvent.click(park);
    await expect(args.onPark).not.toHaveBeenCalled();
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: {
    content: { phase: 'failed', sentence: 'The server could not do this. Try again in a moment.' },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { isBusy: true } });

export const Refused = meta.story({
  tags: ['picture'],
  args: { problem: 'Somebody else has changed Breakfast Tea. Try again.' },
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Park products',
    'banner',
    'heading, Park products, level 2',
    'button, Close',
    'A parked product can’t be edited. Its page stays up, nothing is deleted, and it can be active again when there is room.',
    'group, Choose 2 products to park',
    '0 of 2',
    'checkbox, Breakfast Tea, TE-100, published, not checked',
    'Breakfast Tea',
    'TE-100, published',
    'checkbox, Cedar Candle, CN-220, draft, not checked',
    'Cedar Candle',
    'CN-220, draft',
    'checkbox, Product name, Draft, not checked',
    'Product name',
    'Draft',
    'contentinfo',
    'button, Go back',
    'button, Park 2 products, Choose 2 more., disabled',
  ]);
  const [first] = screen.getAllByRole('checkbox');
  first?.focus();
  await expectAnnounced(
    () => userEvent.tab(),
    ['dialog, Park products', 'checkbox, Cedar Candle, CN-220, draft, not checked'],
  );
});
