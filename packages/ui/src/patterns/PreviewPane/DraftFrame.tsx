import { useState } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import type { Fit } from './devices.ts';
import * as css from './DraftFrame.css.ts';

export interface DraftFrameProps {
  /** Address of the draft, without a fragment. */
  src: string;
  /** What is drawn; another one is loaded behind the shown one and takes its place when it is there. */
  revision: string;
  /** Place in the page to open at. */
  anchor: string;
  title: string;
  fit: Fit;
}

/** One drawing of the draft. */
interface Drawing {
  readonly key: string;
  readonly address: string;
}

/**
 * The draft in a window of its own. The frame is a stranger to this page (sandboxed, no script), so how far it was
 * scrolled cannot be known: each drawing opens at the place that is worked on instead.
 */
export function DraftFrame({ src, revision, anchor, title, fit }: DraftFrameProps) {
  const [shown, setShown] = useState<Drawing | null>(null);
  const wanted = { key: `${src} ${revision}`, address: `${src}#${anchor}` };
  const isWaiting = shown !== null && shown.key !== wanted.key;
  const drawings = isWaiting ? [shown, wanted] : [wanted];
  const { scale, width, height } = fit;
  return (
    <div className={css.window} style={{ width: width * scale, height: height * scale }}>
      {drawings.map(({ key, address }) => {
        const isBehind = isWaiting && key === wanted.key;
        return (
          <iframe
            key={key}
            className={isBehind ? css.behind : css.frame}
            style={{ width, height, transform: `scale(${scale})` }}
            src={address}
            title={title}
            // Its links open beside it; it runs nothing and is nobody's origin.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            aria-hidden={isBehind || undefined}
            tabIndex={isBehind ? -1 : 0}
            onLoad={() => key === wanted.key && setShown(wanted)}
          />
        );
      })}
      <VisuallyHidden announcement="polite">
        {shown && !isWaiting ? 'Preview drawn' : ''}
      </VisuallyHidden>
    </div>
  );
}
