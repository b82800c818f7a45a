import { useEffect, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { timeLeft } from './timeLeft.ts';

export interface ViewAsBannerProps {
  /** Name of the company. */
  companyName: string;
  /** When the view ends by itself, ISO 8601. */
  endsAt: string;
  /** Whether it is being ended. @default false */
  isStopping?: boolean;
  /** Why ending failed, as a sentence. @default null */
  problem?: string | null;
  /** Ends the view early. */
  onStop: () => void;
  /** Called when the time is over, repeatedly until the banner is removed. */
  onOver: () => void;
}

const notStopped = 'Viewing was not stopped.';

/** States while a Superadmin views a company as its Admin: which company, how long, and a button to end it. */
export function ViewAsBanner(props: ViewAsBannerProps) {
  const { companyName, endsAt, isStopping = false, problem = null, onStop, onOver } = props;
  const left = useTimeLeft(endsAt, onOver);
  return (
    <>
      <Notice
        tone={problem ? 'danger' : 'caution'}
        title={problem ? notStopped : `You see ${companyName} as its Admin does.`}
        actions={
          <Button size="small" isPending={isStopping} onPress={onStop}>
            Stop viewing
          </Button>
        }
      >
        {problem
          ? `${problem} You still see ${companyName}. ${left.words}.`
          : `Nothing can be changed. ${left.words}.`}
      </Notice>
      <VisuallyHidden announcement="polite">
        {problem ? `${notStopped} ${problem}` : left.announcement}
      </VisuallyHidden>
    </>
  );
}

/** The time left; a computer that slept updates it on waking. */
function useTimeLeft(endsAt: string, onOver: () => void) {
  const [left, setLeft] = useState(() => timeLeft(endsAt, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = timeLeft(endsAt, Date.now());
      setLeft(now);
      if (now.isOver) onOver();
      timer = setTimeout(look, now.next);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, onOver]);
  return left;
}
