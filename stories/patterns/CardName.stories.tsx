import { Badge } from '@hangtag/ui/elements/Badge';
import { Stack } from '@hangtag/ui/layout/Stack';
import { CardName } from '@hangtag/ui/patterns/CardName';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CardName.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/CardName',
  component: CardName,
  parameters: { usage },
  args: { card: { brand: 'visa', last4: '4242' }, badge: <Badge tone="accent">Default</Badge> },
});

export const Example = meta.story({ tags: ['picture'] });

const brands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'cartes_bancaires',
  'a brand of tomorrow',
];

export const EveryBrand = meta.story({
  tags: ['picture'],
  render: () => (
    <Stack gap={12}>
      {brands.map((brand) => (
        <CardName key={brand} card={{ brand, last4: '4242' }} />
      ))}
    </Stack>
  ),
});

Example.test('is read by a screen reader', async ({ canvasElement }) =>
  expectPhrases(canvasElement, ['Visa', 'ending 4242', 'Default']),
);

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
