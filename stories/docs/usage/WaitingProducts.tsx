import { Button } from '@hangtag/ui/elements/Button';
import { Picture } from '@hangtag/ui/elements/Picture';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ProductStatus } from '@hangtag/ui/patterns/ProductStatus';
import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { dashboard } from '../../fixtures/dashboard.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const waiting = dashboard.waiting.latest.slice(0, 2);

/** The picture at the list's width, the text in the remaining space. */
const row = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
} as const;

/** How `WaitingProducts` is used. */
export const usage: Usage = {
  do: {
    says: 'Name what changed and who saved it beside the button that publishes it.',
    shows: () => (
      <WaitingProducts
        products={waiting}
        hrefOf={() => '#editor'}
        readerId={4}
        onPublish={() => undefined}
      />
    ),
  },
  dont: {
    says: 'Don’t let a page be published without saying what of it changes.',
    shows: () => (
      <Stack gap={32}>
        {waiting.map(({ productId, name, previewUrl, published, changes }) => (
          <div key={productId} style={row}>
            <Picture src={previewUrl} alt="" />
            <Stack gap={4}>
              <Text kind="label">{name}</Text>
              <ProductStatus
                product={{
                  status: 'active',
                  published,
                  hasUnpublishedChanges: true,
                  publishDate: null,
                }}
                changeCount={changes.length}
              />
              <Inline>
                <Button tone="primary" size="small">
                  Publish now
                </Button>
              </Inline>
            </Stack>
          </div>
        ))}
      </Stack>
    ),
  },
};
