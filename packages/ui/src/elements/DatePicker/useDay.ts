import { useState } from 'react';
import { toDay } from '../Calendar/days.ts';

/**
 * The field's day. The object keeps its identity while its text is the same, because a new one would discard half-typed
 * segments.
 */
export function useDay(value: string | null | undefined, defaultValue: string | undefined) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const text = value === undefined ? own : value;
  const [parsed, setParsed] = useState({ text, day: toDay(text) });
  const settle = () => setParsed({ text, day: toDay(text) });
  if (parsed.text !== text) settle();
  return {
    day: parsed.day,
    /** Stores the day for an uncontrolled field. */
    keep: setOwn,
    /** On blur an incomplete date falls back to the last complete one. */
    settle,
  };
}
