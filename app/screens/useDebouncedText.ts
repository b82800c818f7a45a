import { useEffect, useState } from 'react';

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 250;

/** A text that is shown at once and committed after a pause; a new `value` from outside wins. */
export function useDebouncedText(
  value: string,
  commit: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => commit(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, commit]);
  return [text, setTyped];
}
