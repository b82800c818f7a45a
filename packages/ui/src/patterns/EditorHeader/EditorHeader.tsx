import type { ReactNode } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkTabs, type LinkTab } from '../../elements/LinkTabs/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import * as css from './EditorHeader.css.ts';

export interface EditorHeaderProps {
  /** Whose editor it is. */
  name: string;
  /** Small picture of it; null for the tag in its place. */
  previewUrl: string | null;
  /** What is true of it now, in a line under its name. */
  facts: ReactNode;
  /** The editor's views, in order. */
  tabs: readonly LinkTab[];
  /** `href` of the view that is shown. */
  current: string;
  /** Where the typed text is, and what can be done with the whole. @default none */
  actions?: ReactNode;
}

/** The head that all views of an editor share: whose it is, what is true of it, what can be done, and the views. */
export function EditorHeader({ name, previewUrl, facts, ...rest }: EditorHeaderProps) {
  return (
    <header className={css.header} data-component="EditorHeader">
      <div className={css.row}>
        <div className={css.thumb}>
          <Picture
            src={previewUrl}
            alt=""
            width={52}
            height={52}
            loading="eager"
            placeholder={<TagDrawing state="plain" />}
          />
        </div>
        <div className={css.titles}>
          <Heading level={1} kind="editorTitle" takesFocus>
            {name}
          </Heading>
          <div className={css.facts}>{facts}</div>
        </div>
        {rest.actions && <div className={css.actions}>{rest.actions}</div>}
      </div>
      <LinkTabs aria-label={`Views of ${name}`} tabs={rest.tabs} current={rest.current} />
    </header>
  );
}
