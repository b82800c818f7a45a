/** Forced colours: what is chosen, checked, current or pressed looks another way than what is not. */
import { drawn, frames, isSeenBetween, placeAround } from './pixels.ts';
import { isSeen, nameOf } from './visible.ts';

/** The marks that styles read. */
const marks = [
  'data-selected',
  'data-indeterminate',
  'aria-current',
  'aria-selected',
  'aria-checked',
  'aria-pressed',
] as const;

/**
 * Not cells, whose row is chosen, nor a bar of which nobody knows how long it will be. An address or a step may be current
 * without being a control: then its words say so.
 */
const checkedControls =
  '[data-selected]:not(td, th, [role=gridcell], [role=rowheader]), [data-indeterminate]:not([role=progressbar] *), :is(a, button, [data-rac])[aria-current]:not([aria-current="false"])';

/** Takes the marks off an element and what stands in it, and hands out how to put them back. */
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

/** Has it a glyph more than one of its own kind that is not chosen, such as the tick in a list? */
function hasTick(element: Element): boolean {
  const role = element.getAttribute('role');
  const peers = [...(element.parentElement?.children ?? [])].filter(
    (each) => !each.matches(checkedControls) && each.getAttribute('role') === role,
  );
  return peers.length > 0 && peers.every((peer) => glyphs(peer) < glyphs(element));
}

/** What stands behind a modal is for nobody until that is closed, and its veil lies upon it. */
const isBehind = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** All letters of one weight: that some are heavier is no mark by itself. */
const level = document.createElement('style');
level.textContent = '* { font-weight: 400 !important; }';

async function isChoiceDrawn(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await frames();
  const place = placeAround(element);
  const before = await drawn(place);
  const putBack = takeOff(element);
  await frames();
  const after = await drawn(place);
  putBack();
  return isSeenBetween(before, after);
}

/** What is chosen and would not be told from what is not. The page is in forced colours while it looks. */
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
