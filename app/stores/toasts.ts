import { createToastQueue } from '@hangtag/ui/elements/Toast';
import { onOwnerChange } from './session.ts';

/** The app's toasts, for five seconds each [F053, F054]. */
export const toasts = createToastQueue();

onOwnerChange(toasts.clear);
