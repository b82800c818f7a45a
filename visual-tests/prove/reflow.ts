/** WCAG 1.4.10: at 320 pixels nothing asks to be scrolled sideways but what is made to scroll. */
import { controls, isSeen, nameOf, seenTexts } from './visible.ts';

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

/** A cut-off is another fault than a page that is too wide; the text spacing probe finds it. */
const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);

function isInsideScroller(element: Element): boolean {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
    if (scrolls(at) || cuts(at)) return true;
  return false;
}

/** What stands beyond the window's edge, and whether the page itself would scroll. */
export function reflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const things = new Set([
    ...seenTexts().map(({ element }) => element),
    ...[...document.querySelectorAll(controls)].filter(isSeen),
  ]);
  const outside = [...things].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isInsideScroller(element);
  });
  const page = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide.`] : [];
  return [...page, ...outside.slice(0, 4).map((element) => `beyond the edge: ${nameOf(element)}`)];
}
