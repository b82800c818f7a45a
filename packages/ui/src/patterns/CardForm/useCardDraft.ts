import { useState } from 'react';
import { type CardElementState, emptyCardElement } from './cardElement.ts';
import { cardNameProblem } from './cardName.ts';
import type { CardSetup } from './types.ts';

/** The details of a new card entered so far. */
export interface CardDraft {
  readonly name: string;
  readonly isNameRequired: boolean;
  readonly onNameChange: (name: string) => void;
  readonly state: CardElementState;
  readonly onStateChange: (state: CardElementState) => void;
  /** Why the card cannot be sent yet, as a sentence; null when it can [F152] [F153] [F154]. */
  readonly missing: string | null;
}

/** Holds a new card's name and the state of its element, and returns what is missing. */
export function useCardDraft(setup: CardSetup, isNameRequired = true): CardDraft {
  const [name, setName] = useState('');
  const [state, setState] = useState(emptyCardElement);
  return {
    name,
    isNameRequired,
    onNameChange: setName,
    state,
    onStateChange: setState,
    missing: missingOf(setup, cardNameProblem(name, isNameRequired), name, state),
  };
}

function missingOf(
  setup: CardSetup,
  nameProblem: string | null,
  name: string,
  state: CardElementState,
): string | null {
  if (setup.phase === 'preparing') return 'The card’s fields are still loading.';
  if (setup.phase === 'unavailable') return 'Card payment didn’t load. Try again above.';
  if (nameProblem !== null)
    return name.trim() === ''
      ? 'Enter the name on the card.'
      : 'The name on the card needs attention.';
  if (state.error !== null) return 'The card details need attention.';
  return state.isComplete ? null : 'Complete the card details.';
}
