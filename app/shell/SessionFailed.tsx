import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Page } from '@hangtag/ui/layout/Page';
import { startSession } from '../stores/session.ts';

/** Stands in place of the app while it can't be found out who sits here. */
export function SessionFailed() {
  return (
    <main>
      <Page>
        <EmptyState
          title="Hangtag could not be reached"
          illustration={<TagDrawing state="torn" />}
          announcement="assertive"
          actions={<Button onPress={() => void startSession()}>Try again</Button>}
        >
          Your saved work is safe. Check the connection, then try again.
        </EmptyState>
      </Page>
    </main>
  );
}
