import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsScrollable } from '../../support/useIsScrollable.ts';
import * as css from './Dialog.css.ts';

export interface DialogViewProps {
  /** The scrolling body; the footer stays. */
  children: ReactNode;
  /** Actions, the main one last; over a hairline. */
  footer?: ReactNode;
  /** The start of the footer: the quiet destructive action, the back button, or a count. */
  footerStart?: ReactNode;
}

/** One of several views of a `bare` dialog, with its own actions; focus moves along when views change. */
export function DialogView({ children, footer, footerStart }: DialogViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The previous view removed the pressed button; focusing the dialog announces its new title.
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

/** The scrolling part; it is a tab stop only while it scrolls. */
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
