/**
 * Restores lost focus: when the focused element is replaced, disabled or removed, or was below an overlay that closes,
 * its replacement takes the focus. Browsers focus the body, from where the next Tab starts at the top of the page.
 */
import { useEffect } from 'react';

/** Overlays; when one closes, the focus returns below it. The field that searches a menu is beside the menu's role. */
const overlays =
  '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"],[data-component="Menu"]';
const tabStops = 'a[href],button,input,select,textarea,[tabindex]';
const rows = 'li,tr,[role="row"]';
const lists = 'ul,ol,table,[role="list"],[role="grid"]';
/** The first row of such a list is not the row that was removed. */
const plainLists = 'ul:not([tabindex]),ol:not([tabindex]),tbody';

/** The position of the focus: the element, its ancestors from near to far, and the tab stops before it. */
interface FocusPosition {
  readonly element: Element;
  readonly ancestors: readonly Element[];
  readonly precedingStops: readonly Element[];
}

/** The last position in each overlay and in the page, the newest last. */
const positions = new Map<Element, FocusPosition>();
let users = 0;
let isChecking = false;
let stop = () => {};

/** Restores lost focus anywhere in the page while a caller is mounted; several callers share one observer. */
export function useFocusRestore(): void {
  useEffect(() => {
    users += 1;
    if (users === 1) stop = start();
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
  }, []);
}

/** Drops the remembered positions, for a caller that is about to move the focus itself. */
export const forgetFocus = (): void => positions.clear();

function start(): () => void {
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    // Behind a dialog the page is inert until it has closed, and nothing there can take the focus.
    attributeFilter: ['disabled', 'hidden', 'inert', 'aria-hidden'],
  });
  document.addEventListener('focusin', remember);
  // A press outside every control takes the focus away on purpose.
  const forget = () => isFocusLost() && forgetFocus();
  addEventListener('pointerup', forget, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    removeEventListener('pointerup', forget, true);
    forgetFocus();
  };
}

const isFocusLost = () => document.activeElement === document.body;

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const layer = target.closest(overlays) ?? document.body;
  for (const each of positions.keys()) if (!each.isConnected) positions.delete(each);
  positions.delete(layer);
  const ancestors: Element[] = [];
  const end = target.closest(`main,${overlays}`);
  for (let each = target.parentElement; each; each = each.parentElement) {
    ancestors.push(each);
    if (each === end || each.parentElement === document.body) break;
  }
  const stops = [...(ancestors.at(-1)?.querySelectorAll<HTMLElement>(tabStops) ?? [])];
  const precedingStops = stops.filter(
    (each) =>
      each.tabIndex >= 0 && target.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  positions.set(layer, { element: target, ancestors, precedingStops });
}

/**
 * Restores a focus that is lost in a row, list or nav at once, before a dialog around it moves the focus, and every
 * other one after two frames: the replacement may come later, and a dialog restores the focus in the frame after it
 * closed.
 */
function check(): void {
  const newest = [...positions.values()].at(-1);
  if (!newest || isFocusable(newest.element)) return;
  const { element, ancestors } = newest;
  const list = ancestors.findIndex((each) => each.matches(`nav,${lists}`));
  // Elsewhere a disabled control may only wait for an answer.
  const isGone = !element.isConnected || element.closest('nav') !== null;
  if (isGone && (isFocusLost() || document.activeElement === element))
    replacementOf(newest, ancestors.slice(0, list + 1))?.focus();
  if (isChecking || !isFocusLost()) return;
  isChecking = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isChecking = false;
      restore();
    }),
  );
}

function restore(): void {
  const [newest, ...older] = [...positions.values()].toReversed();
  if (!newest || !isFocusLost() || isFocusable(newest.element)) return;
  for (const position of [newest, ...older]) {
    const { element, ancestors } = position;
    const next = isFocusable(element) ? element : replacementOf(position, ancestors);
    if (next instanceof HTMLElement) next.focus({ preventScroll: position === newest });
    if (!isFocusLost()) return;
  }
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
}

/** The replacement in the nearest of the ancestors that has one. */
function replacementOf(
  { precedingStops, ancestors: all }: FocusPosition,
  ancestors: readonly Element[],
): HTMLElement | undefined {
  const isListGone = all.some((each) => !each.isConnected && each.matches(lists));
  for (const part of ancestors.filter((each) => each.isConnected && !each.matches(plainLists))) {
    const inside = [...part.querySelectorAll<HTMLElement>(tabStops)].filter(isFocusable);
    const stops = inside.filter(({ tabIndex }) => tabIndex >= 0);
    const place = precedingStops.filter((each) => part.contains(each) && isFocusable(each)).length;
    const found =
      // A row or a list that takes the focus itself.
      (part instanceof HTMLElement &&
        part !== all.at(-1) &&
        part.hasAttribute('tabindex') &&
        part) ||
      (part.matches('nav') && stops.find((each) => each.hasAttribute('aria-current'))) ||
      // The first control of a row names it, and a part that has lost its list begins with its title.
      (part.closest(rows) && stops[0]) ||
      (isListGone && inside[0]) ||
      // The control in the same place, else a container that takes the focus for its content.
      stops[Math.min(place, stops.length - 1)] ||
      inside[0];
    if (found) return found;
  }
  return undefined;
}

const isFocusable = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled,[inert],[inert] *,[aria-hidden="true"],[aria-hidden="true"] *') &&
  element.checkVisibility({ visibilityProperty: true });
