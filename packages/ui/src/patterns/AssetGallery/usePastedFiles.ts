import { useEffect, useEffectEvent } from 'react';

/** May words be pasted into it? */
const isEditable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Hears files that are pasted anywhere while the gallery is open; text that is pasted goes where it went. */
export function usePastedFiles(onFiles: ((files: readonly File[]) => void) | undefined): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!onFiles || files.length === 0) return;
    // What is copied from a document or a sheet is its words, and a picture of them.
    if (event.clipboardData?.types.includes('text/plain') && isEditable(event.target)) return;
    // The drop zone would take them a second time while it has the focus.
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
