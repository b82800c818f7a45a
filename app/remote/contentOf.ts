import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import type { Problem } from '../api/problem.ts';
import { type Remote, shown } from './Remote.ts';

/** A failed load as patterns show it; a refused one offers no retry. */
export const failureOf = ({ status, message }: Problem): FailedContent => ({
  phase: 'failed',
  sentence: message,
  cause: status === 403 || status === 404 ? 'refused' : 'accident',
});

/**
 * Something that comes over the wire, as its pattern draws it.
 * @param ready Draws what came, also while newer data is on its way.
 * @param failure Does what was there before stay after a failure, or give way to it because it is not what was asked for?
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
