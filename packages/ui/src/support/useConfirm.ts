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

/**
 * A confirmation about an item of a list; it hides a failure that already existed when it opened.
 * @param requested An item that another place asks about: its confirmation opens once. @default null
 */
export function useConfirm<Of, Problem>(
  problem: Problem | null,
  requested: Of | null = null,
): Confirm<Of, Problem> {
  const [about, setAbout] = useState<Of | null>(null);
  const [known, setKnown] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<Of | null>(null);
  // Once the failure is cleared, the same sentence counts as a new one.
  if (known !== null && known !== problem) setKnown(null);
  const ask = (next: Of) => {
    setAbout(next);
    setKnown(problem);
  };
  if (requested !== asked) {
    setAsked(requested);
    if (requested !== null) ask(requested);
  }
  return {
    about,
    failure: about !== null && problem !== known ? problem : null,
    ask,
    close: () => setAbout(null),
  };
}
