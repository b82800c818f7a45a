import type { FileUse } from '@hangtag/contract/wire/file';
import { Picture } from '../../elements/Picture/index.ts';
import * as css from './MiniPage.css.ts';
import { frames } from './replacement.ts';

export interface MiniPageProps {
  /** The page, and where on it the picture stands. */
  use: Pick<FileUse, 'name' | 'frame'>;
  /** Address of the picture. */
  src: string | null;
  /** The point that its frame keeps. @default the middle */
  focal?: { readonly x: number; readonly y: number } | undefined;
  /** Marks the frame where it cuts the picture in another way than before. @default false */
  isCut?: boolean;
}

/** A page in small with one picture in its frame; its other content is drawn as lines. The text beside it names the page. */
export function MiniPage({ use: { name, frame }, src, focal, isCut = false }: MiniPageProps) {
  const picture = (
    <Picture src={src} alt="" ratio={frames[frame].ratio} {...(focal && { focal })} />
  );
  return (
    <div className={css.page} data-cut={isCut || undefined} aria-hidden data-component="MiniPage">
      {frame === 'head' && picture}
      <div className={css.text}>
        <span className={css.title}>{name}</span>
        {frame === 'body' && picture}
        <span className={css.line} />
        <span className={css.shortLine} />
      </div>
    </div>
  );
}
