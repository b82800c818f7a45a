import { type RefObject, useEffect, useRef } from 'react';

/** Overlays; when one closes, React Aria returns the focus to where it was. */
const overlays = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]';
const lists = 'ul:not([tabindex]),ol:not([tabindex]),tbody';
const focusable = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Restores a lost focus: when the focused element is removed or disabled, the nearest connected ancestor that can take
 * the focus gets it (the row, then the list), or the first control inside that ancestor.
 * @returns The ref of the outermost element, which stays mounted whatever it shows.
 */
export function useFocusRestore<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    /** The element that had the focus last and its ancestors, nearest first. */
    let path: readonly Element[] = [];
    // The removal of the element and the end of `inert` behind a dialog fire no event.
    const observer = new MutationObserver(() => restoreFocus(path));
    const follow = (next: readonly Element[]) => {
      path = next;
      observer.disconnect();
      if (path.length > 0)
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          attributeFilter: ['disabled', 'inert', 'aria-hidden'],
        });
    };
    const remember = ({ target }: FocusEvent) => {
      const part = root.current;
      if (!part || !(target instanceof Element)) return;
      if (part.contains(target)) follow(pathOf(target, part));
      else if (target.closest(overlays)?.contains(part) ?? true) follow([]);
    };
    // A press outside every control takes the focus away on purpose.
    const forget = () => isFocusLost() && follow([]);
    document.addEventListener('focusin', remember);
    addEventListener('pointerup', forget, true);
    return () => {
      follow([]);
      document.removeEventListener('focusin', remember);
      removeEventListener('pointerup', forget, true);
    };
  }, []);
  return root;
}

function pathOf(target: Element, end: Element): readonly Element[] {
  const path: Element[] = [];
  for (let each: Element | null = target; each; each = each.parentElement) {
    path.push(each);
    if (each === end) break;
  }
  return path;
}

const isFocusLost = () => document.activeElement === document.body;

function restoreFocus(path: readonly Element[]): void {
  const [last] = path;
  // An element that is still there gets the focus back from the dialog or menu that took it.
  if (!last || (last.isConnected && !last.matches(':disabled'))) return;
  if (!isFocusLost() && document.activeElement !== last) return;
  for (const part of path) {
    // The first row of a list is not the row that was removed.
    if (!part.isConnected || part.matches(lists)) continue;
    const next = focusFallbackIn(part);
    next?.focus();
    // A grid passes the focus to one of its rows.
    if (next?.contains(document.activeElement)) return;
  }
}

/** The part itself if it has a tab stop, else its current control, else its first control. */
function focusFallbackIn(part: Element): HTMLElement | undefined {
  if (part instanceof HTMLElement && part.hasAttribute('tabindex') && isFocusable(part))
    return part;
  const inside = [...part.querySelectorAll<HTMLElement>(focusable)].filter(isFocusable);
  return inside.find((each) => each.hasAttribute('aria-current')) ?? inside[0];
}

const isFocusable = (element: Element) =>
  !element.matches(':disabled,[aria-hidden="true"],[aria-hidden="true"] *') &&
  element.checkVisibility({ visibilityProperty: true });
