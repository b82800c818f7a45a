import { type Pieces, piecesOf } from './textDiff.ts';
import type { VersionText } from './versionTexts.ts';
import * as css from './EditConflict.css.ts';

export interface VersionProps {
  /** The part's texts; null when the version lacks the part. */
  texts: readonly VersionText[] | null;
  /** The other version's texts, to mark the differences. */
  other: readonly VersionText[] | null;
}

/** One version of a part, with the text that the other lacks marked. */
export function Version({ texts, other }: VersionProps) {
  if (texts === null) return <p className={css.nothing}>Not on the page</p>;
  if (texts.length === 0) return <p className={css.nothing}>Empty</p>;
  return (
    <div className={css.values}>
      {texts.map(({ label, text }) => {
        const against = other?.find((each) => each.label === label);
        return (
          <div key={label ?? ''}>
            {label && <div className={css.label}>{label}</div>}
            {text ? (
              <Marked pieces={against ? piecesOf(text, against.text)[0] : plain(text)} />
            ) : (
              <p className={css.nothing}>Empty</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

const plain = (text: string): Pieces => ({ before: text, middle: '', after: '' });

function Marked({ pieces: { before, middle, after } }: { pieces: Pieces }) {
  return (
    <p className={css.value}>
      {before}
      {middle && <mark className={css.differs}>{middle}</mark>}
      {after}
    </p>
  );
}
