import type { ReactNode } from 'react';

/** An example with the sentence that it illustrates. */
export interface Advice {
  readonly says: string;
  /** Renders it; only the docs page calls it, so stories and tests do not. */
  readonly shows: () => ReactNode;
}

/** What a docs page says beyond the types: usage, keyboard, screen reader. */
export interface Usage {
  readonly do: Advice;
  readonly dont: Advice;
  /** Keys and their effects, for components that take the keyboard. */
  readonly keyboard?: readonly (readonly [keys: string, does: string])[];
  /** What a screen reader says on arrival, one sentence per relevant state. */
  readonly announced?: readonly string[];
}
