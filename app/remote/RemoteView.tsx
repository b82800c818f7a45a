import { Button } from '@hangtag/ui/elements/Button';
import { Notice } from '@hangtag/ui/elements/Notice';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import { failureOf } from './contentOf.ts';
import { type Remote, shown } from './Remote.ts';

interface RemoteViewProps<T> {
  of: Remote<T>;
  /** What it is, in the plural or as a name: "products". */
  name: string;
  /** Draws the data, also while newer data is on its way. */
  ready: (data: T, isStale: boolean) => ReactNode;
  /** Keeps the place while nothing is there; skeletons wait 200 ms by themselves. */
  loading: ReactNode;
  /** Asks again. */
  onRetry: () => void;
}

/** Draws every phase of something that comes over the wire, the same way everywhere [F056: failures stand in place]. */
export function RemoteView<T>({ of, name, ready, loading, onRetry }: RemoteViewProps<T>) {
  const data = shown(of);
  if (of.phase === 'failed' && data === undefined)
    return (
      <FailedPart
        what={`The ${name}`}
        content={failureOf(of.problem)}
        safe="Your saved work is safe."
        onRetry={onRetry}
      />
    );
  if (data !== undefined)
    return (
      <>
        {of.phase === 'failed' && <NotRefreshed problem={of.problem} onRetry={onRetry} />}
        {ready(data, of.phase !== 'ready')}
      </>
    );
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading {name}</VisuallyHidden>
      {loading}
    </div>
  );
}

interface NotRefreshedProps {
  problem: Problem;
  onRetry: () => void;
}

/** What is shown is what was there before. */
function NotRefreshed({ problem, onRetry }: NotRefreshedProps) {
  return (
    <Notice
      tone="caution"
      title="This may be out of date."
      announcement="polite"
      actions={
        <Button size="small" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {problem.message}
    </Notice>
  );
}
