import { type ComponentStatus, lacking } from '@hangtag/tools/library/status';
import * as css from './docs.css.ts';
import { Mark, columns } from './Mark.tsx';
import * as facts from './status.css.ts';

interface AccessibilityProps {
  readonly name: string;
  /** Undefined when the last report has no story of it. */
  readonly status: ComponentStatus | undefined;
}

/** Why it is stable, or what it lacks to be so. */
function maturity(status: ComponentStatus): string {
  const tests = columns.filter(({ key }) => lacking(status).includes(key));
  if (tests.length === 0) return 'Stable: every test that a component needs has passed.';
  return `Beta until these are tested: ${tests.map(({ title }) => title).join('; ')}.`;
}

/** How well it is tested, from the last run of its stories. */
export function Accessibility({ name, status }: AccessibilityProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Accessibility status</h2>
      {status === undefined ? (
        <p className={css.quiet}>No story of {name} was in the last report.</p>
      ) : (
        <>
          <dl className={facts.facts}>
            {columns.map(({ key, title, about }) => (
              <div key={key} className={facts.fact}>
                <dt className={facts.factName}>{title}</dt>
                <dd className={facts.factValue}>
                  <Mark of={status[key]} />
                </dd>
                <dd className={facts.factAbout}>{about}</dd>
              </div>
            ))}
          </dl>
          <p className={css.quiet}>
            {maturity(status)} From the reports of {status.stories}{' '}
            {status.stories === 1 ? 'story' : 'stories'}, written by{' '}
            <code className={css.code}>npm run status:ui</code>.
          </p>
        </>
      )}
    </section>
  );
}
