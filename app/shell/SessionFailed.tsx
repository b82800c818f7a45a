import { Logo } from '@hangtag/ui/brand/Logo';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FailedState } from '@hangtag/ui/patterns/FailedState';
import { startSession } from '../stores/session.ts';

/** Replaces the app while the session can't be read. */
export function SessionFailed() {
  return (
    <Page>
      <Stack gap={48}>
        <header>
          <Logo />
        </header>
        <main>
          <FailedState
            level={1}
            title="Hangtag could not be reached"
            onRetry={() => void startSession()}
          >
            Your saved work is safe. Check the connection, then try again.
          </FailedState>
        </main>
      </Stack>
    </Page>
  );
}
