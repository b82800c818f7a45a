import type { Problem } from '../api/problem.ts';

/** A remote resource in one of four phases; the two without data may keep the previous data. */
export type Remote<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly last?: T }
  | { readonly phase: 'ready'; readonly data: T }
  | { readonly phase: 'failed'; readonly problem: Problem; readonly last?: T };

/** Not requested yet. */
export const idle = { phase: 'idle' } as const;

/** The data to show: the current or the previous one. */
export function shown<T>(remote: Remote<T>): T | undefined {
  if (remote.phase === 'ready') return remote.data;
  return remote.phase === 'idle' ? undefined : remote.last;
}
