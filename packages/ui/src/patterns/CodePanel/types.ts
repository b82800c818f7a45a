import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { CodeAnswer } from '@hangtag/contract/wire/code';

/** What the panel has to show. */
export type CodePanelContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly code: CodeAnswer };

export interface CodePanelProps {
  /** The code and its address, that they are on their way, or why they did not come. */
  content: CodePanelContent;
  /** Name of the product, for the picture's description. */
  name: string;
  /** Address of the symbol as SVG with its quiet zone, at any size. */
  symbolUrl: string;
  /** Address of a file to print. */
  fileHref: (file: { format: 'svg' | 'png'; widthMm: number; dpi: number }) => string;
  /** Printed width of the symbol without its quiet zone, in millimetres. */
  widthMm: number;
  /** Receives another printed width, in millimetres. */
  onWidthChange: (widthMm: number) => void;
  /** How many changes the draft holds against the published page. */
  changeCount: number;
  /** Puts the address on the clipboard. @default the browser's own */
  onCopy?: (address: string) => Promise<void>;
  /** Asks for the code again. */
  onRetry: () => void;
}
