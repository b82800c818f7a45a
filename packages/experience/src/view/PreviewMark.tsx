import { markNames } from './previewCss.ts';
import type { PreviewOfPage } from '../content/page.ts';
import { words } from '../content/words.ts';

/** Says above a draft that it is one, what people see instead of it, and until when its address works. */
export function PreviewMark({ until, archived }: PreviewOfPage) {
  const time = `${until.slice(11, 16)} UTC`;
  return (
    <div className={markNames.mark} role="note" lang="en" dir="ltr">
      <strong>{words.preview}</strong>
      {archived && <span>{words.previewArchived[archived]}</span>}
      <span>
        {words.previewUntil} <time dateTime={until}>{time}</time>
      </span>
    </div>
  );
}
