import type { Activity } from '@hangtag/contract/wire/dashboard';
import { Avatar } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { formatMoment } from '../../support/formatDate.ts';
import { activityWords } from './activityWords.ts';
import * as css from './RecentActivity.css.ts';

export interface RecentActivityProps {
  /** The latest entries of the log, newest first. */
  entries: readonly Activity[];
  /** The reader's own id: "You" in place of the name. */
  readerId: number;
  /** Where the whole log is. */
  logHref: string;
  /** Address of a person's picture. */
  avatarHref: (avatar: NonNullable<Activity['avatar']>) => string;
}

/** Who did what last. */
export function RecentActivity({ entries, readerId, logHref, avatarHref }: RecentActivityProps) {
  return (
    <section data-component="RecentActivity">
      <div className={css.head}>
        <Heading level={2} kind="heading">
          Recent activity
        </Heading>
        <Link href={logHref} display="alone">
          Log
        </Link>
      </div>
      <ol className={css.list} aria-label="Recent activity">
        {entries.map((entry) => (
          <li key={entry.position} className={css.row}>
            <Avatar
              name={entry.actorName}
              src={entry.avatar === null ? undefined : avatarHref(entry.avatar)}
              size="small"
            />
            <div className={css.words}>
              <Sentence entry={entry} isReader={entry.actorId === readerId} />
              <p className={css.time}>{formatMoment(entry.at)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ entry, isReader }: { entry: Activity; isReader: boolean }) {
  const { verb, object } = activityWords(entry);
  return (
    <p>
      <span className={css.actor}>{isReader ? 'You' : <bdi>{entry.actorName}</bdi>}</span>
      {verb.startsWith(':') ? verb : ` ${verb}`}
      {object !== null && (
        <>
          {' '}
          <bdi>{object}</bdi>
        </>
      )}
    </p>
  );
}
