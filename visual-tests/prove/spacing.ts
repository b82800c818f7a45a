/** WCAG 1.4.12: with wider letters, words, lines and paragraphs no text is cut off. */
import {
  controls,
  cuts,
  isShortened,
  nameOf,
  placeOf,
  scrollers,
  scrolls,
  seenTexts,
} from './visible.ts';

const wide = document.createElement('style');
wide.textContent = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Whether an ancestor cuts it off. */
function isCut(place: DOMRect, within: Element | null): boolean {
  for (let at = within; at !== null && at !== document.body; at = at.parentElement) {
    // A scroller shows all of its content, and is checked separately.
    if (scrolls(at) || isShortened(at)) return false;
    const css = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const isBeside = place.right > box.right + 1 || place.left < box.left - 1;
    const isBelow = place.bottom > box.bottom + 2 || place.top < box.top - 2;
    if (cuts(at) && isBeside) return true;
    if (/auto|scroll/.test(css.overflowY)) return false;
    if (/hidden|clip/.test(css.overflowY) && isBelow) return true;
    // Outside its own control a text is drawn over its neighbour.
    if (at.matches(controls) && css.display !== 'inline' && (isBeside || isBelow)) return true;
    if (css.position === 'fixed') return false;
  }
  return false;
}

/** The cut texts and scrollers, each with the element to name. */
function cutThings(): Map<Node, Element> {
  const texts = seenTexts().filter(({ text, element }) => isCut(placeOf(text), element));
  const boxes = scrollers().filter((each) =>
    isCut(each.getBoundingClientRect(), each.parentElement),
  );
  return new Map<Node, Element>([
    ...texts.map(({ text, element }) => [text, element] as const),
    ...boxes.map((each) => [each, each] as const),
  ]);
}

/** The texts that the spacing cuts off, without those cut before. */
export function spacing(): string[] {
  const before = cutThings();
  document.head.append(wide);
  const after = cutThings();
  wide.remove();
  return [...after].map(
    ([thing, element]) => `${before.has(thing) ? 'cut off anyway' : 'cut off'}: ${nameOf(element)}`,
  );
}
