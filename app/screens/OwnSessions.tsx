import { Heading } from '@hangtag/ui/elements/Heading';
import { Stack } from '@hangtag/ui/layout/Stack';
import {
  deviceWords,
  SessionList,
  SessionListFailed,
  SessionListLoading,
} from '@hangtag/ui/patterns/SessionList';
import { useEffect } from 'react';
import { failureOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { toasts } from '../stores/toasts.ts';
import * as store from '../stores/sessions.ts';
import { viewLock } from './viewLock.ts';

/** The user's sessions, with buttons to end them. */
export function OwnSessions() {
  const sessions = store.useSessions();
  const { ending, problem } = store.useEnding();
  useEffect(() => {
    store.resetEnding();
    void store.loadSessions();
  }, []);
  const signOut = async (id: string) => {
    const session = store.currentSessions().find((each) => each.id === id);
    if ((await store.signOutDevice(id)) && session)
      toasts.success(`${deviceWords(session)} is signed out.`);
  };
  const signOutOthers = async () => {
    if (await store.signOutOthers()) toasts.success('Every other device is signed out.');
  };
  return (
    <Stack gap={16} as="section">
      <Heading level={2}>Where you are signed in</Heading>
      {sessions.phase === 'failed' && shown(sessions) === undefined ? (
        <SessionListFailed
          content={failureOf(sessions.problem)}
          onRetry={() => void store.loadSessions()}
        />
      ) : (
        <RemoteView
          of={sessions}
          name="list of devices"
          onRetry={() => void store.loadSessions()}
          loading={<SessionListLoading />}
          ready={(data) => (
            <SessionList
              sessions={data}
              ending={ending}
              lockedReason={viewLock()}
              problem={problem?.message}
              onSignOut={(id) => void signOut(id)}
              onSignOutOthers={() => void signOutOthers()}
              onAsk={store.resetEnding}
            />
          )}
        />
      )}
    </Stack>
  );
}
