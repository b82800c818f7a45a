import * as css from './Analytics.css.ts';
import { zoneWords } from './analyticsWords.ts';

/** What the words of the screen mean. */
export function Definitions({ tz }: { tz: string }) {
  return (
    <dl className={css.definitions}>
      <div>
        <dt className={css.strong}>Scan</dt>
        <dd>
          A printed address opened by a person. Repeats within 30 seconds count once. Typed and
          bookmarked addresses are in it.
        </dd>
      </div>
      <div>
        <dt className={css.strong}>Daily visitor</dt>
        <dd>
          Counted anew each day, then added up. Equal phones on one network count as one; a phone
          that changes network counts twice.
        </dd>
      </div>
      <div>
        <dt className={css.strong}>Click rate</dt>
        <dd>
          Visits with a click, out of visits to pages that showed a counted button. Mail and phone
          buttons are not counted.
        </dd>
      </div>
      <div>
        <dt className={css.strong}>Left out</dt>
        <dd>{`Programs, previews and your own team. Days turn over at midnight, ${zoneWords(tz)}. No cookies, no addresses kept.`}</dd>
      </div>
    </dl>
  );
}
