/** Two pictures of a control, without and with the focus: would a person see which is which? */
import { setInteractionModality } from 'react-aria-components';
import { drawn, frames, isSeenBetween, placeAround } from './pixels.ts';

/** Gives a control the keyboard's focus and takes it off again; what the story had focused is not kept. */
export async function isFocusDrawn(element: HTMLElement): Promise<boolean> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // A story may stamp the look of the focus on what has none: then there is no picture without it.
  if (element.closest('[data-focus-visible]')) return true;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await frames();
  const place = placeAround(element);
  const before = await drawn(place);
  setInteractionModality('keyboard');
  element.focus({ preventScroll: true });
  await frames();
  const after = await drawn(place);
  element.blur();
  return isSeenBetween(before, after);
}
