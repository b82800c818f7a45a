/** WCAG 1.4.10: at 320 pixels only scrollable areas scroll sideways, and nothing is cut off at a side. */
import {
  controls,
  cuts,
  isSeen,
  isShortened,
  nameOf,
  placeOf,
  scrollers,
  scrolls,
  seenTexts,
} from './visible.ts';

/** Two-dimensional content, one-line lists of choices, and the stories' own state tables. */
const broad =
  ':is(table, pre, nav, [role=tablist], [data-sheet], :is([role=grid], [role=treegrid]):has([role=columnheader]))';

/** Whether it scrolls only for such content. */
const isBroad = (element: Element) =>
  element.matches(broad) || element.querySelector(`:scope > ${broad}:only-child`) !== null;

/** By how much a side may be missed, in pixels. */
const grain = 1;

/** The visible part of the page. */
interface Thing {
  readonly element: Element;
  readonly place: DOMRect;
  /** The nearest ancestor that could cut it off. */
  readonly within: Element | null;
}

const asThing = (element: Element): Thing => ({
  element,
  place: element.getBoundingClientRect(),
  within: element.parentElement,
});

const goesOver = ({ left, right }: DOMRect, side: { left: number; right: number }) =>
  right > side.right + grain || left < side.left - grain;

/** What cuts it off: the side of an ancestor, or the window's edge. */
function fault({ place, within }: Thing, width: number): string | null {
  for (let at = within; at !== null && at !== document.body; at = at.parentElement) {
    // A scroller is checked separately.
    if (scrolls(at) || isShortened(at)) return null;
    if (cuts(at) && goesOver(place, at.getBoundingClientRect())) return 'cut off';
    if (getComputedStyle(at).position === 'fixed') break;
  }
  return goesOver(place, { left: 0, right: width }) ? 'beyond the edge' : null;
}

/** Everything that is too wide for the window, or for its container. */
export function reflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolling = scrollers();
  const things = [
    ...seenTexts().map(({ text, element }) => ({ element, place: placeOf(text), within: element })),
    ...[...document.querySelectorAll(controls)].filter(isSeen).map(asThing),
    ...scrolling.map(asThing),
  ];
  const page = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide.`] : [];
  const sideways = scrolling
    .filter((each) => each.scrollWidth > each.clientWidth + grain && !isBroad(each))
    .map((each) => `scrolls sideways, ${each.scrollWidth} in ${each.clientWidth}: ${nameOf(each)}`);
  const missed = things.flatMap((thing) => {
    const how = fault(thing, clientWidth);
    return how === null ? [] : [`${how}: ${nameOf(thing.element)}`];
  });
  return [...page, ...sideways, ...new Set(missed)].slice(0, 6);
}
