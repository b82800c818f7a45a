import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Names the group of tools. */
  'aria-label': string;
  /** Buttons; arrow keys move between them, Tab leaves. */
  children: ReactNode;
}

/** Small tools for the thing beside it, as one stop of the Tab key. */
export function Toolbar(props: ToolbarProps) {
  return (
    <AriaToolbar className={toolbar} aria-label={props['aria-label']} data-component="Toolbar">
      {props.children}
    </AriaToolbar>
  );
}
