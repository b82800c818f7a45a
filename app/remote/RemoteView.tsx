import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Notice } from '@hangtag/ui/elements/Notice';
import { VisuallyHidden } from '@hangtag/ui/elements/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
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
    return <Failed problem={of.problem} name={name} onRetry={onRetry} />;
  if (data !== undefined)
    return (
      <>
        {of.phase === 'failed' && <NotRefreshed problem={of.problem} onRetry={onRetry} />}
        {ready(data, of.phase !== 'ready')}
      </>
    );
  return (
    <div aria-busy>
      <VisuallyHidden announcement="polite">Loading {name}</VisuallyHidden>
      {loading}
    </div>
  );
}

/** What is shown is what was there before. */
function NotRefreshed({ problem, onRetry }: Pick<FailedProps, 'problem' | 'onRetry'>) {
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

interface FailedProps {
  problem: Problem;
  name: string;
  onRetry: () => void;
}

/** What did not come: refused for a reason, or failed and worth another try. */
function Failed({ problem, name, onRetry }: FailedProps) {
  const isRefused = problem.status === 403 || problem.status === 404;
  return (
    <EmptyState
      level={2}
      title={isRefused ? 'You can’t open this' : `The ${name} didn’t load`}
      illustration={<TagDrawing state="torn" />}
      announcement="assertive"
      actions={isRefused ? undefined : <Button onPress={onRetry}>Try again</Button>}
    >
      {isRefused ? problem.message : `${problem.message} Your saved work is safe.`}
    </EmptyState>
  );
}
