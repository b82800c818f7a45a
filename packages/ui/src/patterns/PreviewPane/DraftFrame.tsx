import { useState } from 'react';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import type { Fit } from './devices.ts';
import * as css from './DraftFrame.css.ts';

export interface DraftFrameProps {
  /** Address of the draft, without a fragment. */
  src: string;
  /** The version to show; a new one loads behind the visible one and replaces it when loaded. */
  revision: string;
  /** The anchor in the page to open at. */
  anchor: string;
  title: string;
  fit: Fit;
}

/** One loaded version of the draft. */
interface Drawing {
  readonly key: string;
  readonly address: string;
}

/**
 * The draft in a sandboxed frame without scripts. Its scroll position cannot be read, so each version opens at the
 * section that is being edited.
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
            // Links open in a new tab; the frame runs no script and has an opaque origin.
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
