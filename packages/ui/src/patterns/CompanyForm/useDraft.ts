import { useEffect, useEffectEvent, useState } from 'react';
import { changedFields, rebaseValues } from './values.ts';

/** What stands in the fields, over what is saved. */
export interface Draft<Values> {
  readonly typed: Values;
  /** Changes some fields. */
  readonly set: (patch: Partial<Values>) => void;
  /** Does a field say something else than what is saved? */
  readonly isChanged: boolean;
  /** Puts back what is saved. */
  readonly discard: () => void;
}

/** Holds what is typed; newer saved values go into the fields that were not touched. */
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
  // Not with the keys alone: newer saved values make it unchanged too.
  useEffect(() => tell(isChanged ? typed : null), [isChanged, typed]);
  return {
    typed,
    set: (patch) => setTyped((now) => ({ ...now, ...patch })),
    isChanged,
    discard: () => setTyped(saved),
  };
}
