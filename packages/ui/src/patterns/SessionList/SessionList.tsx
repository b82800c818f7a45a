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
  /** Where somebody is signed in, this device first. */
  sessions: readonly UserSession[];
  /** Which one is being ended, by its id; `others` for all but this device. @default null */
  ending?: string | null;
  /** Why ending did not work, as a sentence. */
  problem?: string | null;
  /** Why nobody may be signed out now. @default null */
  lockedReason?: string | null;
  /** Ends one session by its id. */
  onSignOut: (id: string) => void;
  /** Ends all but this device; the dialog closes once no other is left. */
  onSignOutOthers: () => void;
  /** Called when the dialog before that opens: what went wrong earlier is old news. */
  onAsk?: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

/** The devices that are signed in, and the way to sign them out. */
export function SessionList(props: SessionListProps) {
  const { sessions, ending = null, problem, onSignOut, onSignOutOthers, now } = props;
  const isLocked = Boolean(props.lockedReason);
  const [isAsking, setAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  if (isAsking && others === 0) setAsking(false);
  const place = useFocusRestore<HTMLDivElement>();
  const [shownAt] = useState(() => Date.now());
  const ask = () => {
    props.onAsk?.();
    setAsking(true);
  };
  return (
    <div ref={place} data-component="SessionList">
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
