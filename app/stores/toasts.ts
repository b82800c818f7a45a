import { createToastQueue } from '@hangtag/ui/elements/Toast';
import { onOwnerChange } from './session.ts';

/** The app's toasts: what went well or wrong, for five seconds [F053, F054]. */
export const toasts = createToastQueue();

onOwnerChange(toasts.clear);
