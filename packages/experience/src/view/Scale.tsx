import type { ScaleRow } from '../reading/blocks.ts';
import { dot, row, rule, track, words } from './Scale.css.ts';

/** How strong each thing is: a mark on a line, and the words for it. */
export function Scale({ rows }: { rows: readonly ScaleRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value, max, words: text }, index) => (
        <div key={index} className={row}>
          <dt>{label}</dt>
          <dd>
            <svg className={track} role="img" aria-label={`${value}/${max}`}>
              <line className={rule} x1="0" x2="100%" y1="7" y2="7" />
              <circle className={dot} cx={`${Math.round((value / max) * 100)}%`} cy="7" r="6.5" />
            </svg>
          </dd>
          <dd className={words}>{text || `${value}/${max}`}</dd>
        </div>
      ))}
    </dl>
  );
}
