import { useState } from 'react';
import { toDay } from '../Calendar/days.ts';

/**
 * The day in the field. One and the same object while its text is the same: another object would throw away the parts
 * that somebody is typing.
 */
export function useDay(value: string | null | undefined, defaultValue: string | undefined) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const text = value === undefined ? own : value;
  const [parsed, setParsed] = useState({ text, day: toDay(text) });
  const settle = () => setParsed({ text, day: toDay(text) });
  if (parsed.text !== text) settle();
  return {
    day: parsed.day,
    /** Keeps a day for a parent that does not. */
    keep: setOwn,
    /** Half a day is none: on the way out the last whole one is shown again. */
    settle,
  };
}
