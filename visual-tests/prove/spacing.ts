/** WCAG 1.4.12: with wider letters, words, lines and paragraphs no text is cut off. */
import { controls, nameOf, placeOf, seenTexts } from './visible.ts';

const wide = document.createElement('style');
wide.textContent = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Ends in an ellipsis on purpose: the whole of it is said elsewhere, with every spacing. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');

/** Does an ancestor cut a text off? One that scrolls does not. */
function isCut(text: Text, element: Element): boolean {
  const place = placeOf(text);
  for (
    let at: Element | null = element;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const css = getComputedStyle(at);
    if (/auto|scroll/.test(`${css.overflowX} ${css.overflowY}`) || isShortened(css)) return false;
    const box = at.getBoundingClientRect();
    const isBeside = place.right > box.right + 1 || place.left < box.left - 1;
    const isBelow = place.bottom > box.bottom + 2 || place.top < box.top - 2;
    if (/hidden|clip/.test(css.overflowX) && isBeside) return true;
    if (/hidden|clip/.test(css.overflowY) && isBelow) return true;
    // Outside of its own control a text stands on whatever is next.
    if (at.matches(controls) && css.display !== 'inline' && (isBeside || isBelow)) return true;
    if (css.position === 'fixed') return false;
  }
  return false;
}

const cutTexts = () => seenTexts().filter(({ text, element }) => isCut(text, element));

/** The texts that the spacing cuts off, and those that are cut off without it. */
export function spacing(): string[] {
  const before = new Set(cutTexts().map(({ text }) => text));
  document.head.append(wide);
  const after = cutTexts();
  wide.remove();
  return after.map(
    ({ text, element }) => `${before.has(text) ? 'cut off anyway' : 'cut off'}: ${nameOf(element)}`,
  );
}
