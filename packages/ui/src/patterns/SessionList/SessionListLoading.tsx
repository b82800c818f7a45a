import { Skeleton } from '../../elements/Skeleton/index.ts';
import * as css from './SessionList.css.ts';

/** The list's skeleton: rows of the same height. */
export function SessionListLoading() {
  return (
    <div className={css.list} aria-hidden>
      {['first', 'second'].map((row) => (
        <div key={row} className={css.row}>
          <div className={css.words}>
            <span className={css.skeleton}>
              <Skeleton width="180px" />
            </span>
            <span className={css.skeleton}>
              <Skeleton width="260px" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
