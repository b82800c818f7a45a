import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type {
  CodeAnswer,
  CodeArtwork,
  CodeIssueBody,
  CodeSheetBody,
  PrintUse,
} from '@hangtag/contract/wire/code';

/** The states of the panel. */
export type CodePanelContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly code: CodeAnswer };

export interface CodePanelProps {
  /** The code and its address: loaded, loading, or failed with a reason. */
  content: CodePanelContent;
  /** The product whose code it is. */
  productId: number;
  /** Name of the product, for the picture's alternative text. */
  name: string;
  /** Address of the drawing as SVG with its quiet zone, at any size. */
  symbolUrl: (artwork: CodeArtwork) => string;
  /** Hands out a file for printing, and enters it in the ledger; resolves to whether it did. */
  onIssue: (file: CodeIssueBody) => Promise<boolean>;
  /** Hands out a page of labels, and enters it; resolves to whether it did. */
  onSheet: (file: CodeSheetBody) => Promise<boolean>;
  /** Whether a file is being drawn. @default false */
  isIssuing?: boolean;
  /** Why the last file was not handed out, as a sentence. @default null */
  issueProblem?: string | null;
  /** When the first file was handed out, ISO 8601; null before, and undefined until it is known. */
  firstIssuedAt: string | null | undefined;
  /** Printed width of the symbol without its quiet zone, in millimetres. */
  widthMm: number;
  /** Receives another printed width, in millimetres. */
  onWidthChange: (widthMm: number) => void;
  /** Where the printed code is read. */
  use: PrintUse;
  /** Receives another place to read it. */
  onUseChange: (use: PrintUse) => void;
  /** Loads the code of a lot; empty for none. */
  onLotChange: (lot: string) => void;
  /** How many changes the draft has compared with the published page. */
  changeCount: number;
  /** Copies the address to the clipboard. @default the browser's own */
  onCopy?: (address: string) => Promise<void>;
  /** Loads the code again. */
  onRetry: () => void;
}
