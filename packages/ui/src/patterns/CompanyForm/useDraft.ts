import { useEffect, useEffectEvent, useState } from 'react';
import { changedFields, rebaseValues } from './values.ts';

/** The edited values on top of the saved ones. */
export interface Draft<Values> {
  readonly typed: Values;
  /** Changes some fields. */
  readonly set: (patch: Partial<Values>) => void;
  /** Whether a field differs from its saved value. */
  readonly isChanged: boolean;
  /** Resets the fields to the saved values. */
  readonly discard: () => void;
}

/** Holds the edits; newer saved values update the fields that are not edited. */
export function useDraft<Values extends object>(
  saved: Values,
  onTyped?: (typed: Values | null) => void,
): Draft<Values> {
  const [typed, setTyped] = useState(saved);
  const [known, setKnown] = useState(saved);
  if (changedFields(known, saved).length > 0) {
    setKnown(saved);
    setTyped(rebaseValues(typed, known, saved));
  }
  const isChanged = changedFields(typed, saved).length > 0;
  const tell = useEffectEvent((now: Values | null) => onTyped?.(now));
  // An effect and not an event handler: newer saved values can also make the form unchanged.
  useEffect(() => tell(isChanged ? typed : null), [isChanged, typed]);
  return {
    typed,
    set: (patch) => setTyped((now) => ({ ...now, ...patch })),
    isChanged,
    discard: () => setTyped(saved),
  };
}
