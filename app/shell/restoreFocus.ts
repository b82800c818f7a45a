/**
 * Restores lost focus: when the focused element is replaced, closed or removed, its replacement takes focus. Browsers
 * focus the body, from where the next Tab starts at the top of the page.
 */
import { useEffect } from 'react';
import { pageOf } from '../navigation/routeFocus.ts';

/** Overlays; when one closes, focus returns below it. */
const LAYERS = '[role="dialog"],[role="alertdialog"],[role="menu"]';
const TAB_STOPS = 'a[href],button,input,select,textarea,[tabindex]';

/** The position of focus: the element, its ancestors from near to far, and the tab stops before it. */
interface FocusPosition {
  readonly element: Element;
  readonly ancestors: readonly Element[];
  readonly precedingStops: readonly Element[];
  readonly page: string;
}

/** The last position in each layer, the newest last. */
const positions = new Map<Element, FocusPosition>();
let isChecking = false;

/** Restores lost focus while the caller is mounted. */
export function useFocusRestoration(): void {
  useEffect(() => {
    const observer = new MutationObserver(check);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      // Behind a dialog the page is inert until it has closed, and nothing there can take focus.
      attributeFilter: ['disabled', 'hidden', 'inert', 'aria-hidden'],
    });
    document.addEventListener('focusin', remember);
    // A click outside every control removes focus intentionally.
    addEventListener('pointerup', forget, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      removeEventListener('pointerup', forget, true);
      positions.clear();
    };
  }, []);
}

const isFocusLost = () => document.activeElement === document.body;
const forget = () => void (isFocusLost() && positions.clear());

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const layer = target.closest(LAYERS) ?? document.body;
  for (const each of positions.keys()) if (!each.isConnected) positions.delete(each);
  positions.delete(layer);
  const around: Element[] = [];
  const end = target.closest(`main,${LAYERS}`);
  for (let each = target.parentElement; each; each = each.parentElement) {
    around.push(each);
    if (each === end || each.parentElement === document.body) break;
  }
  const before = tabStopsIn(around.at(-1)).filter(
    (each) => target.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  positions.set(layer, {
    element: target,
    ancestors: around,
    precedingStops: before,
    page: pageOf(location.pathname),
  });
}

/** A dialog restores focus in the frame after it closed; this restores only focus that is lost afterwards. */
function check(): void {
  if (isChecking || positions.size === 0 || !isFocusLost()) return;
  isChecking = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isChecking = false;
      settle();
    }),
  );
}

function settle(): void {
  const [newest, ...older] = [...positions.values()].toReversed();
  if (!newest || !isFocusLost() || isFocusable(newest.element)) return;
  // A new page focuses its own heading.
  if (newest.page !== pageOf(location.pathname)) return;
  for (const place of [newest, ...older]) {
    const next = isFocusable(place.element) ? place.element : replacementFor(place);
    if (next instanceof HTMLElement) next.focus({ preventScroll: place === newest });
    if (!isFocusLost()) return;
  }
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
}

/** The replacement: the tab stop after the same preceding ones, else a container that takes focus for its content. */
function replacementFor({ ancestors, precedingStops }: FocusPosition): Element | undefined {
  for (const part of ancestors.filter((each) => each.isConnected)) {
    const stops = tabStopsIn(part).filter(isFocusable);
    const place = precedingStops.filter((each) => part.contains(each) && isFocusable(each)).length;
    const found =
      stops[Math.min(place, stops.length - 1)] ??
      [...part.querySelectorAll('[tabindex="-1"]')].find(isFocusable);
    if (found) return found;
  }
  return undefined;
}

const tabStopsIn = (part: Element | undefined) =>
  [...(part?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );

const isFocusable = (element: Element) =>
  element.isConnected &&
  !element.matches(':disabled,[inert],[inert] *,[aria-hidden="true"] *') &&
  element.checkVisibility({ visibilityProperty: true });
