import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './docs.css.ts';
import { Sentence } from './Sentence.tsx';
import type { Advice, Usage } from './usage.ts';

interface CardProps {
  readonly kind: 'do' | 'dont';
  readonly advice: Advice;
}

const donts = 'Don’t ';

function Card({ kind, advice }: CardProps) {
  // The sentence after "Don't", which is its first word already.
  const says = advice.says.startsWith(donts) ? advice.says.slice(donts.length) : advice.says;
  return (
    <figure className={css.card({ kind })}>
      <div className={css.stage}>
        <Unstyled>
          <div>{advice.shows()}</div>
        </Unstyled>
      </div>
      <figcaption className={css.caption}>
        <strong className={css.verdict({ kind })}>{kind === 'do' ? 'Do' : 'Don’t'}</strong>
        <Sentence>{says}</Sentence>
      </figcaption>
    </figure>
  );
}

interface DoDontProps {
  readonly usage: Pick<Usage, 'do' | 'dont'>;
  /** Which of several components of a page it is about. */
  readonly of?: string;
}

/** A right and a wrong use, both live. */
export function DoDont({ usage, of }: DoDontProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{of === undefined ? 'Usage' : `Usage of ${of}`}</h2>
      <div className={css.pair}>
        <Card kind="do" advice={usage.do} />
        <Card kind="dont" advice={usage.dont} />
      </div>
    </section>
  );
}

interface KeyboardProps {
  readonly rows: NonNullable<Usage['keyboard']>;
}

/** The keys that it takes. */
export function Keyboard({ rows }: KeyboardProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Keyboard</h2>
      <table className={css.table} aria-label="Keyboard">
        <thead>
          <tr>
            <th className={css.headCell}>Keys</th>
            <th className={css.headCell}>What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={`${keys} ${does}`}>
              <td className={css.keysCell}>
                {keys.split(', ').map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </td>
              <td className={css.cell}>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface AnnouncedProps {
  readonly phrases: readonly string[];
}

/** What a screen reader says of it. */
export function AnnouncementList({ phrases }: AnnouncedProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Announced</h2>
      <ul className={css.phrases}>
        {phrases.map((phrase) => (
          <li key={phrase} className={css.phrase}>
            {phrase}
          </li>
        ))}
      </ul>
    </section>
  );
}
