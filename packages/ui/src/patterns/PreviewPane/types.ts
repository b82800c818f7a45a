/** What the preview is given. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';

/** A preview's address for other devices. */
export type PreviewLink = PreviewLinkAnswer;

/** How far the preview is. */
export type PreviewContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** Where the frame finds the draft, without a fragment. */
      readonly src: string;
      readonly link: PreviewLink;
    };
