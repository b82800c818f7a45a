import type { ScaleRow } from '../reading/blocks.ts';
import { Isolated } from './language.tsx';
import { dot, reading, row, rule, scale, track, unseen, words as wordsStyle } from './Scale.css.ts';

/** How strong each thing is: a mark on a line, and the words for it. */
export function Scale({ rows }: { rows: readonly ScaleRow[] }) {
  return (
    <dl className={scale}>
      {rows.map(({ label, value, max, words }, index) => (
        <div key={index} className={row}>
          <dt>
            <Isolated text={label} />
          </dt>
          <dd className={reading}>
            <svg className={track} aria-hidden="true">
              <line className={rule} x1="0" x2="100%" y1="7" y2="7" />
              <circle className={dot} cx={`${Math.round((value / max) * 100)}%`} cy="7" r="6.5" />
            </svg>
            <span className={wordsStyle}>
              <span className={words ? unseen : undefined}>{`${value}/${max} `}</span>
              <Isolated text={words} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
