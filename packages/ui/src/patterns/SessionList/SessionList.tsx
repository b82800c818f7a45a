import type { UserSession } from '@hangtag/contract/wire/user';
import { useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import * as css from './SessionList.css.ts';
import { SessionRow } from './SessionRow.tsx';

export interface SessionListProps {
  /** The user's sessions, this device first. */
  sessions: readonly UserSession[];
  /** Id of the session that is being ended; `others` for all but this device. @default null */
  ending?: string | null;
  /** Why ending failed, as a sentence. */
  problem?: string | null;
  /** Why no session can be ended now. @default null */
  lockedReason?: string | null;
  /** Ends one session by its id. */
  onSignOut: (id: string) => void;
  /** Ends all sessions but this one; the dialog closes when no other is left. */
  onSignOutOthers: () => void;
  /** Called when the confirmation opens, to clear an earlier failure. */
  onAsk?: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

/** The signed-in devices, with buttons to sign them out. */
export function SessionList(props: SessionListProps) {
  const { sessions, ending = null, problem, onSignOut, onSignOutOthers, now } = props;
  const isLocked = Boolean(props.lockedReason);
  const [isAsking, setAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  if (isAsking && others === 0) setAsking(false);
  useFocusRestore();
  const [shownAt] = useState(() => Date.now());
  const ask = () => {
    props.onAsk?.();
    setAsking(true);
  };
  return (
    <div data-component="SessionList">
      {problem && !isAsking && (
        <div className={css.notices}>
          <Notice tone="danger" title="Not signed out." announcement="assertive">
            {problem}
          </Notice>
        </div>
      )}
      <ul className={css.list} aria-label="Signed-in devices" tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now ?? shownAt}
            isEnding={ending === session.id}
            onSignOut={isLocked ? undefined : () => onSignOut(session.id)}
          />
        ))}
      </ul>
      <div className={css.foot}>
        {others === 0 ? (
          <Text kind="data" tone="quiet">
            You are signed in nowhere else.
          </Text>
        ) : (
          <LockedButton reason={props.lockedReason ?? undefined} onPress={ask}>
            Sign out everywhere else
          </LockedButton>
        )}
      </div>
      <AlertDialog
        title="Sign out everywhere else?"
        action="Sign out everywhere else"
        tone="neutral"
        isOpen={isAsking && others > 0}
        isBusy={ending === 'others'}
        problem={problem ?? undefined}
        onAction={onSignOutOthers}
        onClose={() => setAsking(false)}
      >
        {others === 1 ? 'The other device has' : `The ${plural(others, 'other device')} have`} to
        sign in again. This device stays signed in, and what is saved stays saved.
      </AlertDialog>
    </div>
  );
}
