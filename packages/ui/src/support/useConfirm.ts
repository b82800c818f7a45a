import { useState } from 'react';

/** A question that is asked before something is done, and whether doing it failed. */
export interface Confirm<Of, Problem> {
  /** What it is about; null while none is open. */
  readonly about: Of | null;
  /** Why what it asks for failed; null while it did not. */
  readonly failure: Problem | null;
  readonly ask: (about: Of) => void;
  readonly close: () => void;
}

/** A question over a list; what was wrong when it was asked is old news, and does not stand in it. */
export function useConfirm<Of, Problem>(problem: Problem | null): Confirm<Of, Problem> {
  const [about, setAbout] = useState<Of | null>(null);
  const [known, setKnown] = useState<Problem | null>(null);
  // Once it is gone, the same words are news again.
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
