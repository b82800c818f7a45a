import type { ReactNode } from 'react';
import { column, form, list, panes } from './EditorPanes.css.ts';

export interface EditorPanesProps {
  /** What can be chosen, on paper at the start. */
  list: ReactNode;
  /** What is edited, on surface, up to 584 pixels wide. */
  children: ReactNode;
}

/** The editor's two grounds: a list to choose from and the form of what is chosen. */
export function EditorPanes(props: EditorPanesProps) {
  return (
    <div className={panes} data-component="EditorPanes">
      <div className={list}>{props.list}</div>
      <div className={form}>
        <div className={column}>{props.children}</div>
      </div>
    </div>
  );
}
