import { useEffect, useRef } from 'react';
import {
  type UnsavedEntry,
  registerUnsaved,
  type PageLocation,
} from '../stores/navigationGuard.ts';
import { pageOf } from './routeFocus.ts';

/** What unsaved input belongs to: the page, the modal in the address, or several pages by path (a stable list). */
export type UnsavedScope = 'page' | 'modal' | readonly string[];

/** Options of unsaved input. */
export interface UnsavedOptions extends Pick<UnsavedEntry, 'save' | 'why' | 'discard'> {
  /** @default 'page' */
  readonly within?: UnsavedScope;
}

const modalIn = ({ search }: PageLocation) => new URLSearchParams(search).get('modal');

const endings = {
  page: (from: PageLocation, to: PageLocation) => pageOf(from.path) !== pageOf(to.path),
  modal: (from: PageLocation, to: PageLocation) =>
    from.path !== to.path || modalIn(from) !== modalIn(to),
} as const;

/** Decides whether a navigation leaves the scope of the input. */
export const isLeftBy = (within: UnsavedScope): UnsavedEntry['isLeftBy'] =>
  typeof within === 'string'
    ? endings[within]
    : (_: PageLocation, to: PageLocation) => !within.includes(to.path);

/**
 * Asks before unsaved input is lost by a link, Back, Forward, closing the tab or signing out. A modal above the page
 * does not leave it. Saving is tried first where the caller can.
 * @param isUnsaved Whether it is unsaved now; a function where `save` changes the answer.
 * @param what Its name within a sentence: "your profile".
 */
export function useUnsaved(
  isUnsaved: boolean | (() => boolean),
  what: string,
  options: UnsavedOptions = {},
): void {
  const latest = useRef({ isUnsaved, what, options });
  useEffect(() => {
    latest.current = { isUnsaved, what, options };
  });
  const { within = 'page' } = options;
  useEffect(
    () =>
      registerUnsaved({
        get what() {
          return latest.current.what;
        },
        isUnsaved: () => {
          const now = latest.current.isUnsaved;
          return typeof now === 'function' ? now() : now;
        },
        isLeftBy: isLeftBy(within),
        save: () => latest.current.options.save?.() ?? Promise.resolve(),
        why: () => latest.current.options.why?.() ?? null,
        discard: () => latest.current.options.discard?.(),
      }),
    [within],
  );
}
