import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';

export interface FrameProps {
  /** Bars and banners above every screen. */
  above: ReactNode;
  /** The screen; a growing child fills the rest of the window. */
  children: ReactNode;
}

/** The whole window: bars and banners, and the page's main part in the remaining height. */
export function Frame({ above, children }: FrameProps) {
  return (
    <div className={css.frame} data-component="Frame">
      {above}
      <main id="content" tabIndex={-1} className={css.content}>
        {children}
      </main>
    </div>
  );
}
