import { useState } from 'react';

/** A confirmation before an action, and whether the action failed. */
export interface Confirm<Of, Problem> {
  /** The item that it is about; null while no confirmation is open. */
  readonly about: Of | null;
  /** Why the confirmed action failed; null while it did not. */
  readonly failure: Problem | null;
  readonly ask: (about: Of) => void;
  readonly close: () => void;
}

/** A confirmation about an item of a list; it hides a failure that already existed when it opened. */
export function useConfirm<Of, Problem>(problem: Problem | null): Confirm<Of, Problem> {
  const [about, setAbout] = useState<Of | null>(null);
  const [known, setKnown] = useState<Problem | null>(null);
  // Once the failure is cleared, the same sentence counts as a new one.
  if (known !== null && known !== problem) setKnown(null);
  return {
    about,
    failure: about !== null && problem !== known ? problem : null,
    ask: (next) => {
      setAbout(next);
      setKnown(problem);
    },
    close: () => setAbout(null),
  };
}
