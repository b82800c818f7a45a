import { FailedNotice, type FailedNoticeProps } from '@hangtag/ui/patterns/FailedState';
import * as css from './SessionList.css.ts';

/** Replaces a list that failed to load, on one line because it is only a part of the page. */
export function SessionListFailed(props: Omit<FailedNoticeProps, 'what'>) {
  return (
    <div className={css.list}>
      <div className={css.foot}>
        <FailedNotice what="The list of devices" {...props} />
      </div>
    </div>
  );
}
