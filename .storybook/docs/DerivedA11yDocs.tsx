import type { Component } from '@hangtag/tools/library/components';
import { type UsageTopic, usageSourceOf } from '@hangtag/tools/library/usageSource';
import * as css from './docs.css.ts';
import { TestedAnnouncements, TestedKeyboard } from './TestedA11yDocs.tsx';
import { Sentence } from './Sentence.tsx';

const titles: Readonly<Record<UsageTopic, string>> = {
  keyboard: 'Keyboard',
  announced: 'Announced',
};

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

interface DerivedA11yDocsProps {
  readonly topic: UsageTopic;
  readonly of: Component;
  /** Whether the page has its own words about the keys. */
  readonly hasOwnKeys: boolean;
}

/** Keyboard and screen reader parts of a page without words of its own: from its specification or stories. */
export function DerivedA11yDocs({ topic, of, hasOwnKeys }: DerivedA11yDocsProps) {
  const { spec, announcements } = of;
  const source = usageSourceOf(topic, of);
  if (source === 'spec' && spec) return <Points title={titles[topic]} points={spec[topic]} />;
  if (source !== 'stories' || !announcements) return null;
  return topic === 'keyboard' ? (
    <TestedKeyboard announcements={announcements} />
  ) : (
    <TestedAnnouncements announcements={announcements} withMoves={hasOwnKeys} />
  );
}
