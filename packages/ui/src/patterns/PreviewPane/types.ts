/** The data of the preview. */
import type { PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';

/** The preview's address for other devices. */
export type PreviewLink = PreviewLinkAnswer;

/** The states of the preview. */
export type PreviewContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** The draft's address for the frame, without a fragment. */
      readonly src: string;
      readonly link: PreviewLink;
    };
