import { Notice } from '@hangtag/ui/elements/Notice';
import { useConnection } from '../stores/connection.ts';

const titles = { offline: 'You are offline.', silent: 'Hangtag does not answer.' } as const;

/** States that the server is unreachable, once per outage. */
export function ConnectionNotice() {
  const connection = useConnection();
  if (connection === 'online') return null;
  return (
    <Notice tone="caution" title={titles[connection]} announcement="polite">
      Type on. Drafts are saved by themselves when the connection is back; a form keeps what you
      typed in this tab until you save it.
    </Notice>
  );
}
