import type { SelfTest } from '../content/page.ts';
import { words } from '../content/words.ts';
import { safeHref } from '../format/href.ts';
import { facts } from './Facts.css.ts';
import { MessagePage } from './MessagePage.tsx';
import { whole } from './NotFoundPage.css.ts';

/** What the self-test of an e-label found, line by line. */
export function SelfTestPage({ brand, product, address, checks }: SelfTest) {
  const failures = checks.filter(({ isPassed }) => isPassed === false).length;
  const sentence = failures === 0 ? words.selfTestPassed : words.selfTestFailed(failures);
  const [before, eLabel, after] = words.selfTest(product);
  const title = (
    <>
      {before}
      <span className={whole}>{eLabel}</span>
      {after}
    </>
  );
  return (
    // What was found is the picture of this page.
    <MessagePage brand={brand} title={title} sentence={sentence} picture={<></>}>
      <dl className={facts.start}>
        {checks.map(({ name, isPassed, finding }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {isPassed !== null && (
                <strong>{isPassed ? words.selfTestLine.passed : words.selfTestLine.failed} </strong>
              )}
              {finding}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={safeHref(address) ?? undefined}>{words.selfTestPage}</a>
      </p>
    </MessagePage>
  );
}
