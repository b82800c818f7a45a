/** The rules for the name on a card. Pure. */
import { fieldMessages } from '@hangtag/contract/wire/messages';

/** No bank cuts longer names; the limit rejects a pasted page. */
export const NAME_MAX = 100;

/** So many digits in a row, with any separators, are a card number. */
const cardFigures = /\d(?:[ -]?\d){11,}/u;

/**
 * Why the name on a card is invalid; null when it is valid [F151].
 * @param isRequired A company with a saved card may omit it.
 */
export function cardNameProblem(name: string, isRequired = true): string | null {
  const typed = name.trim();
  if (typed === '') return isRequired ? fieldMessages.required : null;
  // The name is sent to the server, which must never receive a card number.
  if (cardFigures.test(typed)) return 'This looks like a card’s number. Give the name on the card.';
  return typed.length > NAME_MAX ? `At most ${NAME_MAX} characters.` : null;
}
