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
  /** Its name, in the plural or as a proper name: "products". */
  name: string;
  /** Renders the data, also while newer data is loading. */
  ready: (data: T, isStale: boolean) => ReactNode;
  /** The skeleton, which appears after 200 ms. */
  loading: ReactNode;
  /** Loads it again. */
  onRetry: () => void;
}

/** Renders every phase of a remote resource in the same way [F056: failures are shown in place]. */
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

/** The notice above data that could not be refreshed. */
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
