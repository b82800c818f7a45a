import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { useEffect, useState } from 'react';
import { checkSession, sessionEnd, refreshSession, useSessionUse } from '../stores/session.ts';

/** Offers to stay signed in two minutes before an unused session expires; at its end it asks the server (X10). */
export function SessionNotice() {
  const usedAt = useSessionUse();
  const [left, setLeft] = useState(() => sessionEnd()?.left ?? null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const end = sessionEnd();
      setLeft(end?.left ?? null);
      if (end?.isOver) checkSession();
      if (end) timer = setTimeout(look, end.next);
    };
    look();
    // Timers do not run while a computer sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [usedAt]);
  if (left === null) return null;
  return (
    <Notice
      tone="caution"
      title={`You will be signed out in ${left}.`}
      announcement="polite"
      actions={
        <Button size="small" onPress={() => void refreshSession()}>
          Stay signed in
        </Button>
      }
    >
      Nothing was done here for a while.
    </Notice>
  );
}
