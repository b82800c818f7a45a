import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';

/** How long a toast stays, in milliseconds; the clock stops while it is hovered or focused [F054]. */
export const TOAST_MS = 5000;

/** Whether an action succeeded. */
export type ToastTone = 'success' | 'error';

/** What a toast shows. */
export interface ToastContent {
  /** Determines the title and the icon. */
  readonly tone: ToastTone;
  /** What happened, in one sentence. */
  readonly sentence: string;
}

/** The queue between the app and its `ToastRegion`. */
export interface ToastQueue {
  /** Shows a success; replaces a toast with the same sentence. */
  readonly success: (sentence: string) => void;
  /** Shows a failure; replaces a toast with the same sentence. */
  readonly error: (sentence: string) => void;
  /** Removes all toasts, as on sign-out. */
  readonly clear: () => void;
  /** The queue that the region renders. */
  readonly source: AriaToastQueue<ToastContent>;
}

/** Creates a queue; an app has one. Do not call its methods while rendering. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastContent>({
    maxVisibleToasts: 3,
    // The usual wrapper runs a view transition, which freezes the page while it paints.
    wrapUpdate: (update) => update(),
  });
  // The queue exposes only visible toasts; this map also knows those that wait.
  const keys = new Map<string, string>();
  const add = (tone: ToastTone) => (sentence: string) => {
    const message = `${tone} ${sentence}`;
    // A repeated message restarts its toast and is announced again.
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
