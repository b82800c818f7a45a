import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsScrollable } from '../../support/useIsScrollable.ts';
import * as css from './Dialog.css.ts';

export interface DialogViewProps {
  /** The body; it scrolls, the footer stays. */
  children: ReactNode;
  /** Actions, the main one last; over a hairline. */
  footer?: ReactNode;
  /** What stands first in the footer: the quiet destructive action, the way back, or a count. */
  footerStart?: ReactNode;
}

/** One of several views of a `bare` dialog, with its own actions; the keyboard goes along when views change. */
export function DialogView({ children, footer, footerStart }: DialogViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The view before took the pressed button with it; the dialog is read out with its new title.
    if (document.activeElement === document.body)
      view.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, []);
  return (
    <div ref={view} className={css.view} data-component="DialogView">
      <DialogBody>{children}</DialogBody>
      <DialogFooter start={footerStart}>{footer}</DialogFooter>
    </div>
  );
}

/** The part that scrolls; it takes the keyboard only while there is something to scroll. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(scroller);
  return (
    <div
      ref={scroller}
      className={css.body({ kind: 'padded' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys
      tabIndex={scrolls ? 0 : undefined}
      data-part="Body"
    >
      {children}
    </div>
  );
}

interface DialogFooterProps {
  readonly start: ReactNode;
  readonly children: ReactNode;
}

/** Actions over a hairline; nothing without any. */
export function DialogFooter({ start, children }: DialogFooterProps) {
  if (!start && !children) return null;
  return (
    <footer className={css.footer}>
      <div className={css.footerStart}>{start}</div>
      <div className={css.footerEnd}>{children}</div>
    </footer>
  );
}
