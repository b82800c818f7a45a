import { useState } from 'react';
import { type FormDraft, useFormDraft } from '../../support/useFormDraft.ts';
import { black, type Ink } from './artwork.ts';

/** What is typed for the files, besides choices. */
export interface PrintValues extends Ink {
  /** What the files are for. */
  readonly purpose: string;
  /** How many are printed; null where nobody said. */
  readonly quantity: number | null;
}

const empty: PrintValues = { ...black, purpose: '', quantity: null };

export interface PrintDraft extends FormDraft<PrintValues> {
  /** Hands out a file; what was typed for it is in the ledger then, and stays for the next one. */
  readonly handOut: (handingOut: Promise<boolean>) => void;
}

/** The words for the files of a product; unsaved until a file is handed out with them (X10). */
export function usePrintDraft(productId: number): PrintDraft {
  const [saved, setSaved] = useState(empty);
  const draft = useFormDraft(
    { name: `print/${productId}`, what: 'what you typed for the files' },
    saved,
  );
  const { typed } = draft;
  return {
    ...draft,
    handOut: (handingOut) => void handingOut.then((isDone) => isDone && setSaved(typed)),
  };
}
