import type { Component } from '@hangtag/tools/library/components';
import { type Telling, tellerOf } from '@hangtag/tools/library/told';
import * as css from './docs.css.ts';
import { ProvenAnnounced, ProvenKeyboard } from './Proven.tsx';
import { Sentence } from './Sentence.tsx';

const titles: Readonly<Record<Telling, string>> = { keyboard: 'Keyboard', announced: 'Announced' };

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

function Points({ title, points }: PointsProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.phrases}>
        {points.map((point) => (
          <li key={point} className={css.phrase}>
            <Sentence>{point}</Sentence>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ToldProps {
  readonly telling: Telling;
  readonly of: Component;
  /** Does the page tell in words of its own what the keys do? */
  readonly hasOwnKeys: boolean;
}

/** How a component is moved through, or heard, where its page has no words of its own: by its specification or stories. */
export function Told({ telling, of, hasOwnKeys }: ToldProps) {
  const { spec, heard } = of;
  const teller = tellerOf(telling, of);
  if (teller === 'spec' && spec) return <Points title={titles[telling]} points={spec[telling]} />;
  if (teller !== 'heard' || !heard) return null;
  return telling === 'keyboard' ? (
    <ProvenKeyboard heard={heard} />
  ) : (
    <ProvenAnnounced heard={heard} withMoves={hasOwnKeys} />
  );
}
