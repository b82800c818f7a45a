/** The values and props of the form of a call to action. */
import { ctaFileTypes } from '@hangtag/contract/rules/cta';
import type { PageLook } from '@hangtag/contract/wire/company';
import type { Cta, CtaStyle, CtaType, CtaUsageAnswer, Utm } from '@hangtag/contract/wire/cta';
import type { ProductFile } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { FormDraft } from '../../support/useFormDraft.ts';
import type { FormDialogState } from '../formDialog/FormDialog.tsx';
import type { LinkChecking } from '../linkHealth/LinkHealth.tsx';

/** The values of the form. */
export interface CtaValues {
  readonly label: string;
  readonly name: string;
  readonly type: CtaType;
  readonly style: CtaStyle;
  /** Whether a download or a video is a file of the library, and of which kind, or an address. */
  readonly at: FileType | 'address';
  readonly file: ProductFile | null;
  readonly target: string;
  readonly utm: Utm;
  /** First day, `2026-12-01`; null from the beginning. */
  readonly startDay: string | null;
  /** Time of the first day, `09:00`; empty from its beginning. */
  readonly startTime: string;
  /** Last day; null without end. */
  readonly endDay: string | null;
  /** Time of the last day; empty until its end. */
  readonly endTime: string;
  /** Whether pages show it, within its days. */
  readonly isShown: boolean;
}

/** The kind of file that it leads to; null for an address. */
export const ctaFileType = ({ type, at }: Pick<CtaValues, 'type' | 'at'>): FileType | null =>
  at !== 'address' && ctaFileTypes(type).includes(at) ? at : null;

/** The file that it leads to; null for an address, and while none of that kind is chosen. */
export const ctaFile = (values: Pick<CtaValues, 'type' | 'at' | 'file'>): ProductFile | null =>
  values.file !== null && values.file.type === ctaFileType(values) ? values.file : null;

/** Where a call to action is used: loaded, loading, or failed with a reason. */
export type CtaUsesContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & Pick<CtaUsageAnswer, 'uses' | 'total' | 'page'>);

export interface CtaFormProps extends FormDialogState {
  /** The values in the fields, and the selected file. */
  draft: FormDraft<CtaValues>;
  /** It as it is saved; null for a new one. @default null */
  cta?: Cta | null;
  /** Every call to action of the company, for the buttons beside it on its page. @default [] */
  all?: readonly Cta[];
  /** How the company's pages draw buttons. */
  look: PageLook;
  /** The drafts and pages that have it; only for a saved one. @default loading */
  uses?: CtaUsesContent;
  /** Loads the uses again after a failure. */
  onRetryUses?: () => void;
  /** Asks the address now; absent where this installation asks none. */
  link?: LinkChecking | undefined;
  /** The time zone of the days, e.g. `Europe/Zurich`. */
  timeZone: string;
  /** Opens the picker of files. */
  onChooseFile: () => void;
  /** Saves the values. */
  onSave: () => void;
  /** Asks to delete it; absent where it is only edited. */
  onDelete?: (() => void) | undefined;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}
