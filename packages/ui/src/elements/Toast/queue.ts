import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';

/** How long a toast stays, in milliseconds; the clock stops while it is hovered or focused [F054]. */
export const TOAST_MS = 5000;

/** How a thing went. */
export type ToastTone = 'success' | 'error';

/** One piece of news. */
export interface ToastContent {
  /** How it went; it decides the title and the glyph. */
  readonly tone: ToastTone;
  /** What happened, in one sentence. */
  readonly sentence: string;
}

/** Where the app leaves its news and a `ToastRegion` takes it. */
export interface ToastQueue {
  /** Shows that something went well; in place of a toast that says the same. */
  readonly success: (sentence: string) => void;
  /** Shows that something failed; in place of a toast that says the same. */
  readonly error: (sentence: string) => void;
  /** Takes all toasts away, as when the person signs out. */
  readonly clear: () => void;
  /** What the region reads. */
  readonly source: AriaToastQueue<ToastContent>;
}

/** Makes a queue; an app has one. Never call its verbs while rendering. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastContent>({
    maxVisibleToasts: 3,
    // The usual wrapper runs a view transition, which freezes the page while it paints.
    wrapUpdate: (update) => update(),
  });
  // The queue itself tells only of those in sight; one that waits behind them is the same news too.
  const keys = new Map<string, string>();
  const add = (tone: ToastTone) => (sentence: string) => {
    const message = `${tone} ${sentence}`;
    // Said again, it is the same news: one toast with a new clock, read out again.
    const same = keys.get(message);
    if (same !== undefined) source.close(same);
    const onClose = () => keys.delete(message);
    keys.set(message, source.add({ tone, sentence }, { timeout: TOAST_MS, onClose }));
  };
  const clear = () => {
    keys.clear();
    source.clear();
  };
  return { success: add('success'), error: add('error'), clear, source };
}
