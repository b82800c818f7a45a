import { Notice } from '@hangtag/ui/elements/Notice';
import { useOnline } from '../stores/connection.ts';

/** States that the server is unreachable, once per outage. */
export function ConnectionNotice() {
  if (useOnline()) return null;
  return (
    <Notice tone="caution" title="You are offline." announcement="polite">
      Type on. It is saved by itself when the connection is back.
    </Notice>
  );
}
