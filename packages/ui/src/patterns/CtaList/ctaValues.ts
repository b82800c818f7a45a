/** The values and props of the form of a call to action. */
import type { CtaStyle, CtaType, CtaUse, Utm } from '@hangtag/contract/wire/cta';
import type { ProductFile } from '@hangtag/contract/wire/product';
import type { FormDraft } from '../../support/useFormDraft.ts';
import type { FormDialogState } from '../formDialog/FormDialog.tsx';

/** The values of the form. */
export interface CtaValues {
  readonly label: string;
  readonly name: string;
  readonly type: CtaType;
  readonly style: CtaStyle;
  /** Whether a download is a file of the library or an address. */
  readonly at: 'file' | 'address';
  readonly file: ProductFile | null;
  readonly target: string;
  readonly utm: Utm;
  /** First day, `2026-12-01`; null from the beginning. */
  readonly startDay: string | null;
  /** Last day; null without end. */
  readonly endDay: string | null;
  /** Whether pages show it, within its days. */
  readonly isShown: boolean;
}

export interface CtaFormProps extends FormDialogState {
  /** The values in the fields, and the selected file. */
  draft: FormDraft<CtaValues>;
  /** Whether it exists or is being added. @default 'new' */
  about?: 'new' | 'existing';
  /** Live pages that change when it is saved. @default 0 */
  livePages?: number;
  /** The drafts and pages that have it; absent while they are not known. */
  uses?: { readonly uses: readonly CtaUse[]; readonly total: number } | undefined;
  /** The time zone of the days, e.g. `Europe/Zurich`. */
  timeZone: string;
  /** Opens the picker of documents. */
  onChooseFile: () => void;
  /** Saves the values. */
  onSave: () => void;
}
