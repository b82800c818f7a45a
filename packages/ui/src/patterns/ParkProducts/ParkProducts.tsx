import { type FailedContent, FailedNotice } from '@hangtag/ui/patterns/FailedState';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { CheckboxGroup } from '../../elements/CheckboxGroup/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';

/** An active product. */
export interface ActiveProduct {
  readonly productId: number;
  readonly name: string;
  /** Empty for none. */
  readonly model: string;
  /** Whether it has a published page. */
  readonly published: boolean;
}

export interface ParkProductsProps {
  /** The active products: loaded, loading, or failed with a reason. */
  content:
    | { readonly phase: 'loading' }
    | { readonly phase: 'ready'; readonly products: readonly ActiveProduct[] }
    | FailedContent;
  /** By how many the active products exceed the plan. */
  overLimit: number;
  /** Whether the products are being deactivated. @default false */
  isBusy?: boolean;
  /** Why deactivating failed, as a sentence. @default null */
  problem?: string | null;
  /** Loads the products again after a failure. */
  onRetry: () => void;
  /** Receives the products to deactivate. */
  onPark: (productIds: readonly number[]) => void;
  /** Returns without deactivating any. */
  onBack: () => void;
}

/**
 * Selects the products to deactivate when a plan includes fewer: nothing is deleted, and pages stay published.
 */
export function ParkProducts(props: ParkProductsProps) {
  const { content, overLimit, isBusy = false, problem = null, onRetry, onPark, onBack } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const missing = overLimit - chosen.length;
  const isTooMany = missing < 0;
  const reason = isTooMany ? `Choose ${-missing} fewer.` : `Choose ${missing} more.`;
  return (
    <DialogView
      footerStart={
        <Bleed>
          <Button tone="quiet" isDisabled={isBusy} onPress={onBack}>
            Go back
          </Button>
        </Bleed>
      }
      footer={
        <LockedButton
          tone="primary"
          reason={missing === 0 ? undefined : reason}
          isPending={isBusy}
          onPress={() => onPark(chosen.map(Number))}
        >
          {`Park ${plural(overLimit, 'product')}`}
        </LockedButton>
      }
    >
      <div data-component="ParkProducts">
        <Stack gap={20}>
          {problem !== null && (
            <Notice tone="danger" announcement="assertive">
              {problem}
            </Notice>
          )}
          <Text tone="second">
            A parked product can’t be edited. Its page stays up, nothing is deleted, and it can be
            active again when there is room.
          </Text>
          {content.phase === 'failed' && (
            <FailedNotice what="The products" content={content} onRetry={onRetry} />
          )}
          {content.phase === 'loading' && (
            <>
              <VisuallyHidden announcement="once">Loading the products</VisuallyHidden>
              <Skeleton width="60%" />
              <Skeleton width="45%" />
              <Skeleton width="52%" />
            </>
          )}
          {content.phase === 'ready' && (
            <CheckboxGroup
              label={`Choose ${plural(overLimit, 'product')} to park`}
              labelEnd={
                isTooMany
                  ? `${chosen.length} chosen, ${overLimit} needed`
                  : `${chosen.length} of ${overLimit}`
              }
              options={content.products.map((product) => ({
                value: String(product.productId),
                label: product.name,
                hint: factsOf(product),
              }))}
              value={chosen}
              onChange={setChosen}
              isDisabled={isBusy}
            />
          )}
        </Stack>
      </div>
    </DialogView>
  );
}

/** `TE-100, published`, `Draft`. */
function factsOf({ model, published }: ActiveProduct): string {
  const state = published ? 'published' : 'draft';
  return model === '' ? state.charAt(0).toUpperCase() + state.slice(1) : `${model}, ${state}`;
}
