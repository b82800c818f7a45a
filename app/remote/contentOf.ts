import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Problem } from '../api/problem.ts';
import { type Remote, shown } from './Remote.ts';

/** A failed load as patterns show it; a refused one has no retry. */
export const failureOf = ({ status, message }: Problem): FailedContent => ({
  phase: 'failed',
  sentence: message,
  cause: status === 403 || status === 404 ? 'refused' : 'accident',
});

/**
 * A remote resource as its pattern's content.
 * @param ready Maps the data, also while newer data is loading.
 * @param failure Whether previous data stays after a failure, or is replaced because it is not the requested data.
 */
export function contentOf<T, Ready>(
  remote: Remote<T>,
  ready: (data: T, isStale: boolean) => Ready,
  failure: 'keeps' | 'replaces' = 'keeps',
): Ready | FailedContent | { readonly phase: 'loading' } {
  const data = shown(remote);
  const isFailed = remote.phase === 'failed';
  if (isFailed && (data === undefined || failure === 'replaces')) return failureOf(remote.problem);
  return data === undefined ? { phase: 'loading' } : ready(data, remote.phase === 'loading');
}
