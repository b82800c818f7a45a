import { useEffect, useState } from 'react';

/** Milliseconds of silence after which what was typed counts. */
const PAUSE = 250;

/** A text that is shown at once and committed after a short silence; a new `value` from outside wins. */
export function useTyped(
  value: string,
  commit: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => commit(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, commit]);
  return [typed, setTyped];
}
