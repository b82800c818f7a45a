import type {
  BatchBody,
  BatchMove,
  BatchSheetsBody,
  SerialBatch,
  SerialsAnswer,
  SerialVoidBody,
} from '@hangtag/contract/wire/serial';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { FormErrors } from '../../elements/Form/index.ts';

/** The states of a product's serials. */
export type SerialBatchesContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & SerialsAnswer);

export interface SerialBatchesProps {
  /** The batches: loaded, loading, or failed with a reason. */
  content: SerialBatchesContent;
  /** Id of the product; another one's form has its own input. */
  productId: number;
  /** Whether a change is being made. @default false */
  isBusy?: boolean;
  /** Validation errors of the last form, by the wire's names. */
  errors?: FormErrors | undefined;
  /** Why the last change failed, as a sentence; null when no field shows it. @default null */
  problem?: string | null;
  /** Resolves to true when the batch has begun. */
  onBegin: (body: BatchBody) => Promise<boolean>;
  /** Resolves to true when the batch was cancelled. */
  onCancel: (batch: SerialBatch) => Promise<boolean>;
  /** Hands the list out; `again` where it was handed out before. Resolves to true when the file was saved. */
  onExport: (batch: SerialBatch, again: boolean) => Promise<boolean>;
  /** Hands out sheets of labels with the serials' codes. Resolves to true when the file was saved. */
  onLabels: (batch: SerialBatch, body: BatchSheetsBody) => Promise<boolean>;
  /** Resolves to true when the batch is in that state. */
  onMove: (batch: SerialBatch, state: BatchMove, reason: string) => Promise<boolean>;
  /** Resolves to true when the one serial is void. */
  onVoid: (body: SerialVoidBody) => Promise<boolean>;
  /** Sets whether all items are serialised. */
  onChecks: (allSerialized: boolean) => void;
  /** Loads the batches again after a failure. */
  onRetry: () => void;
}

/** What a dialog of the screen asks. */
export type SerialQuestion =
  | { readonly kind: 'cancel' | 'again' | 'labels' | 'void'; readonly batch: SerialBatch }
  | { readonly kind: 'new' | 'voidOne' };
