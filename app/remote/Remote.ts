import type { Problem } from '../api/problem.ts';

/** Something that comes over the wire, in one of four phases; the two without data may keep what was there. */
export type Remote<T> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly last?: T }
  | { readonly phase: 'ready'; readonly data: T }
  | { readonly phase: 'failed'; readonly problem: Problem; readonly last?: T };

/** Nothing asked for yet. */
export const idle = { phase: 'idle' } as const;

/** What can be shown now: the data, or what was there before. */
export function shown<T>(remote: Remote<T>): T | undefined {
  if (remote.phase === 'ready') return remote.data;
  return remote.phase === 'idle' ? undefined : remote.last;
}
