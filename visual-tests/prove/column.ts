/** Forced colours: a box with a visible border must stay in its column; an invisible one may hang out of it. */
import { isSeen, nameOf } from './visible.ts';

const isDrawn = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
  borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;

/** The element and its ancestors. */
function wrapped(element: Element): Element[] {
  const around: Element[] = [];
  const { left, right } = element.getBoundingClientRect();
  for (let at: Element | null = element; at; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (Math.abs(box.left - left) > 1 || Math.abs(box.right - right) > 1) break;
    around.push(at);
  }
  return around;
}

/** Whether a negative margin pulls it out on a side. */
const isPulled = (element: Element) => {
  const { marginLeft, marginRight } = getComputedStyle(element);
  return Math.min(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) < -1;
};

/** The controls whose visible box hangs out of its column. */
export const outOfColumn = (): string[] =>
  [...document.querySelectorAll('button, a')]
    .filter(
      (element) =>
        isSeen(element) && isDrawn(getComputedStyle(element)) && wrapped(element).some(isPulled),
    )
    .map((element) => `out of its column: ${nameOf(element)}`);
