/** A product's settings as on the screen: the input stays. */
import type { ProductContent } from '@hangtag/contract/wire/content';
import { ProductSettings, type ProductSettingsProps } from '@hangtag/ui/patterns/ProductSettings';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { draft, published } from '../fixtures/product.ts';
import { product } from '../fixtures/products.ts';

/** A published product with a GS1 Digital Link. */
export const oliveOilProduct = product(4, {
  name: 'Harvest Olive Oil',
  digitalLinkUrl: 'https://merrow.example/01/09521234543213',
});

/** Keeps the draft, as the store does. */
export function StatefulProductSettings(props: ProductSettingsProps) {
  const [now, setNow] = useState<ProductContent>(props.draft);
  return (
    <ProductSettings
      {...props}
      draft={now}
      onChange={(change) => {
        setNow(change);
        props.onChange(change);
      }}
    />
  );
}

/** An active product that its Admin may change. */
export const productSettingsArgs = {
  product: oliveOilProduct satisfies ProductSettingsProps['product'],
  draft,
  published: published satisfies ProductContent | null,
  onChange: fn(),
  errors: {} satisfies ProductSettingsProps['errors'],
  lockedReason: null satisfies string | null,
  canChangeStatus: true,
  busy: null satisfies ProductSettingsProps['busy'],
  problem: undefined satisfies string | undefined,
  restoreLocked: null satisfies string | null,
  onStatusChange: fn(),
  usage: { used: 3, limit: 5 } satisfies ProductSettingsProps['usage'],
  planName: 'Pro' satisfies string | null,
  billingHref: '?modal=billing',
  onCopy: fn(),
};
