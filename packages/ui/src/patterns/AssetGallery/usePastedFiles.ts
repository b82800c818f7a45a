import { useEffect, useEffectEvent } from 'react';

/** Whether text can be pasted into the element. */
const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Handles files that are pasted anywhere while the gallery is open; pasted text is left to its field. */
export function usePastedFiles(onFiles: ((files: readonly File[]) => void) | undefined): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!onFiles || files.length === 0) return;
    // Copying from a document or spreadsheet puts both text and a picture of it on the clipboard; the text is meant.
    if (event.clipboardData?.types.includes('text/plain') && isEditable(event.target)) return;
    // The focused drop zone would add them a second time.
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, []);
}
