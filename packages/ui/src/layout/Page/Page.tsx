import type { ReactNode } from 'react';
import { page } from './Page.css.ts';

export interface PageProps {
  /** The content of the screen below the bar. */
  children: ReactNode;
  /**
   * The maximum width: 1184 pixels, a form's 584, the window, or 1440 from the start edge below an editor's header.
   * @default 'content'
   */
  width?: 'content' | 'form' | 'full' | 'editor';
}

/** The margins of a screen: 40 above and 64 below, 32 at the sides, 16 on phones. */
export function Page({ children, width = 'content' }: PageProps) {
  return (
    <div className={page({ width })} data-component="Page">
      {children}
    </div>
  );
}
