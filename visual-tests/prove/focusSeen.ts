/** Two pictures of a control, without and with focus: would a person see the difference? */
import { nextFrames } from '../../.storybook/framePerStep.ts';
import { setInteractionModality } from 'react-aria-components';
import { drawn, isSeenBetween, placeAround } from './pixels.ts';

/** Gives a control keyboard focus and removes it again; the story's own focus is not restored. */
export async function isFocusDrawn(element: HTMLElement): Promise<boolean> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // A story may set the focus style on an unfocused element: there is then no picture without it.
  if (element.closest('[data-focus-visible]')) return true;
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await nextFrames();
  const place = placeAround(element);
  const before = await drawn(place);
  setInteractionModality('keyboard');
  element.focus({ preventScroll: true });
  await nextFrames();
  const after = await drawn(place);
  element.blur();
  return isSeenBetween(before, after);
}
