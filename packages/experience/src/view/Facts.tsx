import type { Fact } from '../reading/blocks.ts';
import { facts, part } from './Facts.css.ts';
import { Isolated } from './language.tsx';

interface FactsProps {
  readonly rows: readonly Fact[];
  /** Words follow their label; quantities stand at the end of the line. */
  readonly align: 'start' | 'end';
}

/** Labels and values between hairlines. */
export function Facts({ rows, align }: FactsProps) {
  return (
    <dl className={facts[align]}>
      {rows.map((fact, index) => (
        <div key={index}>
          <dt className={fact.isPart ? part : undefined}>
            <Isolated text={fact.label} />
          </dt>
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
      <a href={fact.href} rel="nofollow">
        <Isolated text={fact.value} />
      </a>
    );
  }
  return fact.dateTime ? (
    <time dateTime={fact.dateTime}>{fact.value}</time>
  ) : (
    <Isolated text={fact.value} />
  );
}
