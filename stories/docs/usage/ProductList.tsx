import { Badge } from '@hangtag/ui/elements/Badge';
import { Button } from '@hangtag/ui/elements/Button';
import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ProductCard } from '@hangtag/ui/patterns/ProductList';
import { product } from '../../fixtures/products.ts';
import { pictureHref } from '../../fixtures/pictures.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const mug = product(6, { name: 'Low Tide Mug', model: 'MG-012', previewUrl: pictureHref('mug') });
const oil = product(4, {
  name: 'Harvest Olive Oil',
  model: 'OL-500',
  previewUrl: pictureHref('bottle'),
  hasUnpublishedChanges: true,
  changeCount: 3,
});

/** Side by side on a phone too, where a `Grid` of two is one column. */
const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 } as const;

/** How `ProductList` is used. */
export const usage: Usage = {
  do: {
    says: 'Let the picture and the name lead to the editor, and tell a state by mark and word.',
    shows: () => (
      <div style={pair}>
        {[oil, mug].map((each) => (
          <ProductCard
            key={each.productId}
            product={each}
            href="#editor"
            onCopy={() => undefined}
            onRestore={() => undefined}
            restoreLocked={null}
          />
        ))}
      </div>
    ),
  },
  dont: {
    says: 'Don’t repeat the same buttons and badges under every product.',
    shows: () => (
      <div style={pair}>
        {[oil, mug].map(({ productId, name, previewUrl }) => (
          <Stack key={productId} gap={8}>
            <Picture src={previewUrl} alt="" />
            <Text kind="label">{name}</Text>
            <Inline gap={4}>
              <Badge tone="accent">Active</Badge>
              <Badge tone="caution">Online</Badge>
            </Inline>
            <Button tone="primary" size="small">
              Edit
            </Button>
            <Button tone="danger" size="small">
              Delete
            </Button>
          </Stack>
        ))}
      </div>
    ),
  },
};
