import type { ReactNode } from 'react';
import * as css from './Frame.css.ts';

export interface FrameProps {
  /** What stands above every screen: bars and banners. */
  above: ReactNode;
  /** The screen; what grows in it fills the rest of the window. */
  children: ReactNode;
}

/** The whole window: what stands above every screen, and under it the page's main part in what is left. */
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
