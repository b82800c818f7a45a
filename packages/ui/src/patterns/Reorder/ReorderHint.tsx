import { coarse } from '../../theme/states.ts';
import { useMedia } from '../../support/useMedia.ts';

/** How the things of a list are put into another order, for the mouse and the keyboard or for a finger. */
export function ReorderHint() {
  const isFinger = useMedia(coarse);
  return isFinger
    ? 'Hold a handle to drag, or use the menu.'
    : 'Drag to reorder, or focus a handle, press Enter and use the arrow keys.';
}
