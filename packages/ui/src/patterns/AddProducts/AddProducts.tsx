import { useId, useState } from 'react';
import { UsageMeter, type Usage } from '@hangtag/ui/patterns/UsageMeter';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';

export interface AddProductsProps {
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Whether the products are being created. @default false */
  isBusy?: boolean;
  /** The most products that can be created now; 0 when none can. */
  most: number;
  /** How much of the plan is used before any product is created. */
  usage: Usage;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Why no product can be created and how to change that; null when some can. */
  lockedReason: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string;
  /** Why creating failed, as a sentence. */
  problem?: string;
  /** Receives the number of products to create, up to `most`. */
  onAdd: (count: number) => void;
  /** Called when the dialog closes without creating any. */
  onClose: () => void;
}

const USUAL = 3;
/** Only whole products can be created. */
const whole = { maximumFractionDigits: 0 } as const;

/** Asks how many products to create at once [D33]. */
export function AddProducts(props: AddProductsProps) {
  const { isOpen = true, isBusy = false, most, usage, lockedReason, problem, onClose } = props;
  const form = useId();
  const [typed, setTyped] = useState(USUAL);
  const isLocked = lockedReason !== null || most < 1;
  // The plan may have filled up since the user typed the number.
  const count = Math.max(1, Math.min(typed, most));
  return (
    <Dialog
      title="Add several products"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form} isPending={isBusy} isDisabled={isLocked}>
            Add {plural(count, 'product')}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="Add several products" onSubmit={() => props.onAdd(count)}>
        <Stack gap={20}>
          {problem && (
            <Notice tone="danger" announcement="assertive">
              {problem}
            </Notice>
          )}
          <NumberField
            label="How many"
            value={count}
            onChange={(next) => setTyped(Number.isNaN(next) ? 1 : next)}
            minValue={1}
            maxValue={Math.max(1, most)}
            formatOptions={whole}
            hint={isLocked ? undefined : `Up to ${most} now.`}
            isDisabled={isLocked}
          />
          <Text tone="second">
            Each starts as a draft called “Product name”. Nothing is published.
          </Text>
          <UsageMeter
            of="products"
            usage={usage}
            planName={props.planName}
            lockedReason={lockedReason}
            {...(lockedReason !== null && { billingHref: props.billingHref })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
