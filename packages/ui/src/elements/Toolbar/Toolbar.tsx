import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Names the toolbar. */
  'aria-label': string;
  /** Buttons; arrow keys move between them, Tab leaves. */
  children: ReactNode;
}

/** Small tools for the thing beside it, with one tab stop. */
export function Toolbar(props: ToolbarProps) {
  return (
    <AriaToolbar className={toolbar} aria-label={props['aria-label']} data-component="Toolbar">
      {props.children}
    </AriaToolbar>
  );
}
