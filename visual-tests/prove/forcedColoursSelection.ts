/** Forced colours: chosen, checked, current or pressed parts must look different from others. */
import { nextFrames } from '../../.storybook/framePerStep.ts';
import { drawn, isSeenBetween, placeAround } from './pixels.ts';
import { isSeen, nameOf } from './visible.ts';

/** The attributes that styles read. */
const marks = [
  'data-selected',
  'data-indeterminate',
  'aria-current',
  'aria-selected',
  'aria-checked',
  'aria-pressed',
] as const;

/**
 * Not cells, whose row is chosen, nor an indeterminate progress bar. A current address or step that is no control
 * says so in its text.
 */
const checkedControls =
  '[data-selected]:not(td, th, [role=gridcell], [role=rowheader]), [data-indeterminate]:not([role=progressbar] *), :is(a, button, [data-rac])[aria-current]:not([aria-current="false"])';

/** Removes the attributes from an element and its descendants, and returns a function that restores them. */
function takeOff(element: Element): () => void {
  const were = [element, ...element.querySelectorAll('*')].flatMap((each) =>
    marks.flatMap((name) => {
      const value = each.getAttribute(name);
      return value === null ? [] : [{ each, name, value }];
    }),
  );
  for (const { each, name } of were) each.removeAttribute(name);
  return () => {
    for (const { each, name, value } of were) each.setAttribute(name, value);
  };
}

const glyphs = (element: Element) =>
  [...element.querySelectorAll('svg, img')].filter(isSeen).length;

/** Whether it has one more glyph than an unchosen element of its kind, such as the tick in a list. */
function hasTick(element: Element): boolean {
  const role = element.getAttribute('role');
  const peers = [...(element.parentElement?.children ?? [])].filter(
    (each) => !each.matches(checkedControls) && each.getAttribute('role') === role,
  );
  return peers.length > 0 && peers.every((peer) => glyphs(peer) < glyphs(element));
}

/** Elements behind a modal are not reachable until it is closed, and its scrim covers them. */
const isBehind = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** All text in one weight: bold text alone is no mark. */
const level = document.createElement('style');
level.textContent = '* { font-weight: 400 !important; }';

async function isChoiceDrawn(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await nextFrames();
  const place = placeAround(element);
  const before = await drawn(place);
  const putBack = takeOff(element);
  await nextFrames();
  const after = await drawn(place);
  putBack();
  return isSeenBetween(before, after);
}

/** Chosen elements that look like others. The page is in forced colours meanwhile. */
export async function unseenChoices(): Promise<string[]> {
  const lost: string[] = [];
  document.head.append(level);
  for (const element of document.querySelectorAll(checkedControls))
    if (
      isSeen(element) &&
      !isBehind(element) &&
      !hasTick(element) &&
      !(await isChoiceDrawn(element))
    )
      lost.push(`not seen as chosen: ${nameOf(element)}`);
  level.remove();
  return lost;
}
