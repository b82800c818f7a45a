import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { useEffect, useState } from 'react';
import { isSessionEnding, stay } from '../stores/session.ts';

/** Milliseconds between two looks at the clock. */
const BEAT = 10_000;

/** Two minutes before an unused session ends, offers to go on (X10). */
export function SessionNotice() {
  const [isEnding, setEnding] = useState(isSessionEnding);
  useEffect(() => {
    const timer = setInterval(() => setEnding(isSessionEnding()), BEAT);
    return () => clearInterval(timer);
  }, []);
  if (!isEnding) return null;
  const goOn = () => void stay().then(() => setEnding(isSessionEnding()));
  return (
    <Notice
      tone="caution"
      title="You will be signed out in two minutes."
      announcement="polite"
      actions={
        <Button size="small" onPress={goOn}>
          Stay signed in
        </Button>
      }
    >
      Nothing was done here for a while.
    </Notice>
  );
}
