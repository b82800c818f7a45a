import type { ReactNode } from 'react';

/** An example with the sentence that it illustrates. */
export interface Advice {
  readonly says: string;
  /** Draws it; called by the docs page alone, so that stories and tests don't. */
  readonly shows: () => ReactNode;
}

/** What a docs page tells beyond the types: how a component is used, moved through and heard. */
export interface Usage {
  readonly do: Advice;
  readonly dont: Advice;
  /** Keys and what they do, for what takes the keyboard. */
  readonly keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says on arriving, one sentence for each state worth hearing. */
  readonly announced?: readonly string[];
}
