import { FailedNotice, type FailedNoticeProps } from '@hangtag/ui/patterns/FailedState';
import * as css from './SessionList.css.ts';

/** In the list's place when it did not come: one part of a page, so a line says it. */
export function SessionListFailed(props: Omit<FailedNoticeProps, 'what'>) {
  return (
    <div className={css.list}>
      <div className={css.foot}>
        <FailedNotice what="The list of devices" {...props} />
      </div>
    </div>
  );
}
