/** Forced colours: fields keep a border, boxes their column, and focus and selection are visible. */
import { unseenChoices } from './forcedColoursSelection.ts';
import { outOfColumn } from './column.ts';
import { isFocusDrawn } from './focusSeen.ts';
import { isSeen, nameOf } from './visible.ts';

/** A range is visible by its track and thumb, which no computed style describes. */
const fields =
  'input:not([type=hidden], [type=range]), select, textarea, button, [role=switch], [role=checkbox]';
/** Not elements that pass focus to their items, and no dialog: it fills the view. */
const focusable =
  ':is(a, button, input, select, textarea, [tabindex])[data-rac]:not([role=dialog], [role=alertdialog], [role=grid], [role=treegrid], [role=listbox], [role=menu], [role=group], [role=radiogroup])';

const hasEdge = (element: Element): boolean => {
  const css = getComputedStyle(element);
  const isDrawn = css.borderTopStyle !== 'none' && Number.parseFloat(css.borderTopWidth) > 0;
  return isDrawn && css.borderTopColor !== 'rgba(0, 0, 0, 0)';
};

/** Its own border, that of a part, or that of its container; a glyph or text counts as an edge too. */
function isSeenAsControl(element: Element): boolean {
  const words = element.textContent.trim();
  if (words !== '' || element.querySelector('svg, img') !== null) return true;
  const around = [element, ...element.querySelectorAll('*')];
  for (
    let at = element.parentElement, up = 0;
    at !== null && up < 3;
    at = at.parentElement, up += 1
  )
    around.push(at, ...at.children);
  return around.some(hasEdge);
}

/** The containers of a control, up to its component: a field shows the focus of its input. */
function around(element: Element): Element[] {
  const above: Element[] = [];
  for (let at = element; !at.hasAttribute('data-component') && at.parentElement;)
    above.push((at = at.parentElement));
  return above;
}

/** The visible part of a border or outline: none without a style or a width. */
const line = (style: string, width: string, color: string) =>
  style === 'none' || Number.parseFloat(width) === 0 ? '-' : `${style} ${width} ${color}`;

const looks = (element: Element) =>
  [element, ...[...element.querySelectorAll('*')].slice(0, 12), ...around(element)]
    .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
    .map((css) =>
      [
        line(css.outlineStyle, css.outlineWidth, css.outlineColor),
        line(css.borderTopStyle, css.borderTopWidth, css.borderTopColor),
        css.backgroundColor,
      ].join(),
    )
    .join();

/** Sets or removes attributes, and returns a function that restores them. */
function withMarks<Result>(
  marks: ReadonlyMap<Element, readonly string[]>,
  isOn: boolean,
  look: () => Result,
): Result {
  const were = [...marks].flatMap(([element, names]) =>
    names.map((name) => [element, name, element.getAttribute(name)] as const),
  );
  for (const [element, name] of were) {
    if (isOn) element.setAttribute(name, 'true');
    else element.removeAttribute(name);
  }
  const result = look();
  for (const [element, name, was] of were) {
    if (was === null) element.removeAttribute(name);
    else element.setAttribute(name, was);
  }
  return result;
}

/** Sets React Aria's attributes: moving the page's real focus from control to control takes too long. */
function showsFocus(element: Element): boolean {
  const marks = new Map<Element, readonly string[]>([
    ...around(element).map((field) => [field, ['data-focus-within']] as const),
    [element, ['data-focused', 'data-focus-visible']],
  ]);
  const [before, after] = [false, true].map((isOn) => withMarks(marks, isOn, () => looks(element)));
  return before !== after;
}

/** A row may pass its focus to the control inside. */
const isMarked = (element: Element) =>
  showsFocus(element) ||
  (element.matches('[role=row]') && [...element.querySelectorAll('button')].some(showsFocus));

/**
 * The controls that lose their border, their column, their focus or their selection. The page is in forced colours
 * meanwhile.
 */
export async function forced(): Promise<string[]> {
  const lost = [...document.querySelectorAll(fields)]
    .filter((element) => isSeen(element) && !isSeenAsControl(element))
    .map((element) => `no edge: ${nameOf(element)}`);
  const unmarked = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isSeen(element) && !element.matches(':disabled') && !isMarked(element),
  );
  const blind: string[] = [];
  for (const element of unmarked)
    // The ring may belong to another part or to the browser: the picture decides then.
    if (!(await isFocusDrawn(element))) blind.push(`no focus: ${nameOf(element)}`);
  return [...lost, ...outOfColumn(), ...blind, ...(await unseenChoices())];
}
