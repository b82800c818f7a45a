import { coarse } from '../../theme/states.ts';
import { useMedia } from '../../support/useMedia.ts';

/** Explains how to reorder a list, by mouse and keyboard or by touch. */
export function ReorderHint() {
  const isFinger = useMedia(coarse);
  return isFinger
    ? 'Hold a handle to drag, or use the menu.'
    : 'Drag to reorder, or focus a handle, press Enter and use the arrow keys.';
}
