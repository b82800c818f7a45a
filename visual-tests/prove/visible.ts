/** What of the page can be seen, for the probes. */
import { outsideStory } from '../outside.ts';

/** A thing one acts on. */
export const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [role=menuitemradio]';

/** Text for screen readers alone is one pixel large or cut away. */
function isScreenReaderOnly(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clipPath, clip } = getComputedStyle(element);
  return width <= 1 || height <= 1 || clipPath === 'inset(50%)' || clip.startsWith('rect(0');
}

/** Can it be seen, and is it one's own (not the announcer's, not the tools')? */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (isScreenReaderOnly(at) || at.matches(outsideStory)) return false;
  return true;
}

/** The texts that can be seen, each with the element it stands in. */
export function seenTexts(): { text: Text; element: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: Text; element: Element }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (element && text.data.trim() !== '' && !element.closest('script, style') && isSeen(element))
      found.push({ text, element });
  }
  return found;
}

const styleOf = (element: Element) => getComputedStyle(element);

/** Can what stands in it be brought into sight by scrolling sideways? So it is too where only the other way was asked for. */
export const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);

/** Is what hangs out of its sides cut off? */
export const cuts = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX);

/** Ends in an ellipsis on purpose: the whole of it is said elsewhere, with every spacing. */
export function isShortened(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = styleOf(element);
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}

/** Every element that can be seen and scrolls what stands in it. */
export const scrollers = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((each) => scrolls(each) && isSeen(each));

/** Where a text is drawn. */
export function placeOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Names an element for the report: its part of the library, its tag and the start of what it says. */
export function nameOf(element: Element): string {
  const part = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
  const says = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 48);
  return `${part} <${element.localName}> "${says}"`;
}
