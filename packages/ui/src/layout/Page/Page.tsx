import type { ReactNode } from 'react';
import { page } from './Page.css.ts';

export interface PageProps {
  /** Everything the screen shows below the bar. */
  children: ReactNode;
  /** Widest content: 1184 pixels, a form's 584, the window, or 1440 from the start edge, under an editor's head. @default 'content' */
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
