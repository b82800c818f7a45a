/** The visible parts of the page, for the probes. */
import { outsideStory } from '../outsideStorySelector.ts';

/** An interactive element. */
export const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [role=menuitemradio]';

/** Text for screen readers alone is one pixel large or clipped. */
function isScreenReaderOnly(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clipPath, clip } = getComputedStyle(element);
  return width <= 1 || height <= 1 || clipPath === 'inset(50%)' || clip.startsWith('rect(0');
}

/** Whether it is visible and part of the story (not the announcer's, not the tools'). */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (isScreenReaderOnly(at) || at.matches(outsideStory)) return false;
  return true;
}

/** The visible texts, each with its element. */
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

/** Whether scrolling sideways can show its content, also where only the other axis was set to scroll. */
export const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);

/** Whether it cuts off content beyond its sides. */
export const cuts = (element: Element) => /hidden|clip/.test(styleOf(element).overflowX);

/** Truncated on purpose: the whole text is elsewhere, with every spacing. */
export function isShortened(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = styleOf(element);
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}

/** Every visible element that scrolls its content. */
export const scrollers = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((each) => scrolls(each) && isSeen(each));

/** The rectangles of a text. */
export function placeOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Names an element for the report: its component, its tag and the start of its text. */
export function nameOf(element: Element): string {
  const part = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
  const says = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 48);
  return `${part} <${element.localName}> "${says}"`;
}
