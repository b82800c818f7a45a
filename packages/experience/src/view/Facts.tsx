import type { Fact } from '../reading/blocks.ts';
import { label, part, rows as rowStyle } from './Facts.css.ts';

interface FactsProps {
  readonly rows: readonly Fact[];
  /** Words follow their label; quantities stand at the end of the line. */
  readonly align: 'start' | 'end';
}

/** Labels and values between hairlines. */
export function Facts({ rows, align }: FactsProps) {
  return (
    <dl>
      {rows.map((fact, index) => (
        <div key={index} className={rowStyle[align]}>
          <dt className={fact.isPart ? `${label} ${part}` : label}>{fact.label}</dt>
          <dd>
            <Value fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ fact }: { fact: Fact }) {
  if (fact.href) {
    return (
      <a href={fact.href} rel="nofollow noopener">
        {fact.value}
      </a>
    );
  }
  return fact.dateTime ? <time dateTime={fact.dateTime}>{fact.value}</time> : fact.value;
}
