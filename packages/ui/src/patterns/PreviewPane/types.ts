/** What the preview is given. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';

/** A preview's address for other devices. */
export type PreviewLink = PreviewLinkAnswer;

/** How far the preview is. */
export type PreviewContent =
  | { readonly phase: 'loading' }
  /** It may work at the next try. */
  | { readonly phase: 'failed'; readonly sentence: string }
  /** It is not this person's to see. */
  | { readonly phase: 'refused'; readonly sentence: string }
  | {
      readonly phase: 'ready';
      /** Where the frame finds the draft, without a fragment. */
      readonly src: string;
      readonly link: PreviewLink;
    };
