import type { Spec } from '@hangtag/tools/library/spec';
import * as css from './docs.css.ts';
import { Sentence } from './Sentence.tsx';

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

function Points({ title, points }: PointsProps) {
  if (points.length === 0) return null;
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
  readonly spec: Spec;
}

/** What a flagship's specification tells of its use by ear and keyboard. */
export function Told({ spec }: ToldProps) {
  return (
    <>
      <Points title="Keyboard" points={spec.keyboard} />
      <Points title="Announced" points={spec.announced} />
    </>
  );
}
