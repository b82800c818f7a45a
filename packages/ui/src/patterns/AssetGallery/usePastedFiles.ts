import { useEffect, useEffectEvent } from 'react';

/** Hears files that are pasted anywhere while the gallery is open; text that is pasted goes where it went. */
export function usePastedFiles(onFiles: ((files: readonly File[]) => void) | undefined): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (!onFiles || files.length === 0) return;
    // The drop zone would take them a second time while it has the focus.
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', hear, true);
    return () => document.removeEventListener('paste', hear, true);
  }, []);
}
