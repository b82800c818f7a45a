import { useId } from 'react';
import { UsageMeter, type Usage } from '@hangtag/ui/patterns/UsageMeter';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { CopyParts } from './CopyParts.tsx';

export interface CopyProductDialogProps {
  /** Name of the original product. */
  name: string;
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Whether the product is being copied. @default false */
  isBusy?: boolean;
  /** How much of the plan is used; null until it is known. */
  usage: Usage | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Why no product can be added and how to change that; null when one can. */
  lockedReason: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string;
  /** Validation errors by the wire's names: `modelNumber`. */
  errors?: FormErrors;
  /** Why copying failed, when no field shows it. */
  problem?: string;
  /** Receives the copy's model number; empty for none. */
  onCopy: (modelNumber: string) => void;
  /** Called when the dialog closes without copying. */
  onClose: () => void;
}

const MODEL_MAX = 80;

/** Asks for the model number of a copy, and lists what is copied [F243, D37]. */
export function CopyProductDialog(props: CopyProductDialogProps) {
  const { name, isOpen = true, isBusy = false, usage, lockedReason, problem, onClose } = props;
  const form = useId();
  const draft = useFormDraft({ name: `copy/${name}`, what: 'the copy' }, { modelNumber: '' });
  const { modelNumber } = draft.typed;
  return (
    <Dialog
      title={`Copy ${name}`}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            isPending={isBusy}
            isDisabled={lockedReason !== null}
          >
            Copy product
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={`Copy ${name}`}
        errors={props.errors}
        onSubmit={() => props.onCopy(modelNumber.trim())}
      >
        <Stack gap={20}>
          {problem && (
            <Notice tone="danger" announcement="assertive">
              {problem}
            </Notice>
          )}
          <TextField
            name="modelNumber"
            label="New model number"
            labelEnd="Optional"
            value={modelNumber}
            onChange={(next) => draft.set({ modelNumber: next })}
            maxLength={MODEL_MAX}
            hint="No two products of a company share one. It can be set later."
            isDisabled={lockedReason !== null}
          />
          <CopyParts />
          {usage && (
            <UsageMeter
              of="products"
              usage={usage}
              planName={props.planName}
              lockedReason={lockedReason}
              {...(lockedReason !== null && { billingHref: props.billingHref })}
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
