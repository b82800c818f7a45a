/** What may stand as the name on a card. Pure. */
import { fieldMessages } from '@hangtag/contract/rules/messages';

/** Longer names are cut by no bank; it keeps a pasted page out. */
export const NAME_MAX = 100;

/** So many figures in a row are a card's, whatever stands between them. */
const cardFigures = /\d(?:[ -]?\d){11,}/u;

/**
 * What is wrong with the name on a card; null when nothing is [F151].
 * @param isRequired A company with a saved card need not give one.
 */
export function cardNameProblem(name: string, isRequired = true): string | null {
  const typed = name.trim();
  if (typed === '') return isRequired ? fieldMessages.required : null;
  // The name is sent to the server, and a card's number must never be.
  if (cardFigures.test(typed)) return 'This looks like a card’s number. Give the name on the card.';
  return typed.length > NAME_MAX ? `At most ${NAME_MAX} characters.` : null;
}
