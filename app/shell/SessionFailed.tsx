import { Page } from '@hangtag/ui/layout/Page';
import { FailedState } from '@hangtag/ui/patterns/FailedState';
import { startSession } from '../stores/session.ts';

/** Stands in place of the app while it can't be found out who sits here. */
export function SessionFailed() {
  return (
    <main>
      <Page>
        <FailedState
          level={1}
          title="Hangtag could not be reached"
          onRetry={() => void startSession()}
        >
          Your saved work is safe. Check the connection, then try again.
        </FailedState>
      </Page>
    </main>
  );
}
