import { type RefObject, useEffect, useRef } from 'react';

/** What floats above the page: focus that goes there comes back to where it was. */
const overlays = '[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]';
const lists = 'ul:not([tabindex]),ol:not([tabindex]),tbody';
const focusable = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Keeps the keyboard where it worked: when what had the focus goes or closes with the change that it made, the nearest
 * part around it that still stands takes the focus (a row, then its list), or the first control there.
 * @returns For the outermost part that stays whatever is shown in it.
 */
export function useFocusRestore<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    /** What had the focus last, and what it stood in, from near to far. */
    let path: readonly Element[] = [];
    // Both happen without an event: that it goes, and that what is behind a dialog can take the focus again.
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
    // A press on nothing puts the focus nowhere, and means it.
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
  // What still stands gets the focus back from the dialog or menu that took it.
  if (!last || (last.isConnected && !last.matches(':disabled'))) return;
  if (!isFocusLost() && document.activeElement !== last) return;
  for (const part of path) {
    // The first of many is not what stood there.
    if (!part.isConnected || part.matches(lists)) continue;
    const next = focusFallbackIn(part);
    next?.focus();
    // A grid hands it on to one of its rows.
    if (next?.contains(document.activeElement)) return;
  }
}

/** The part itself where it is made for that, else what is current in it, else its first control. */
function focusFallbackIn(part: Element): HTMLElement | undefined {
  if (part instanceof HTMLElement && part.hasAttribute('tabindex') && isFocusable(part))
    return part;
  const inside = [...part.querySelectorAll<HTMLElement>(focusable)].filter(isFocusable);
  return inside.find((each) => each.hasAttribute('aria-current')) ?? inside[0];
}

const isFocusable = (element: Element) =>
  !element.matches(':disabled,[aria-hidden="true"],[aria-hidden="true"] *') &&
  element.checkVisibility({ visibilityProperty: true });
