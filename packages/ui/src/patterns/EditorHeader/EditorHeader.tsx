import type { ReactNode } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkTabs, type LinkTab } from '../../elements/LinkTabs/index.ts';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import * as css from './EditorHeader.css.ts';

export interface EditorHeaderProps {
  /** Name of the edited thing. */
  name: string;
  /** Its thumbnail; null shows the tag instead. */
  previewUrl: string | null;
  /** Whether the thumbnail is a logo, which shows whole. @default false */
  isLogo?: boolean;
  /** The facts line below the name. */
  facts: ReactNode;
  /** The editor's views, in order. */
  tabs: readonly LinkTab[];
  /** `href` of the open view. */
  current: string;
  /** The save state and the actions. @default none */
  actions?: ReactNode;
}

/** The header that all views of an editor share: name, facts, actions and tabs. */
export function EditorHeader({
  name,
  previewUrl,
  isLogo = false,
  facts,
  ...rest
}: EditorHeaderProps) {
  return (
    <header className={css.header} data-component="EditorHeader">
      <div className={css.row}>
        <div className={css.thumb}>
          {isLogo && previewUrl ? (
            <LogoPlate src={previewUrl} size="fill" />
          ) : (
            <Picture
              src={previewUrl}
              alt=""
              width={52}
              height={52}
              loading="eager"
              placeholder={<TagDrawing state="plain" />}
            />
          )}
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
