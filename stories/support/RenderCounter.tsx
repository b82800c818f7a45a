import { type ReactNode, useState } from 'react';

/** Counts how often each item is rendered, by reads of one of its fields. */
export interface CountedReads<Thing> {
  readonly things: readonly Thing[];
  /** Reads since the last call, by index. */
  readonly take: () => readonly number[];
}

/** Counts the reads of one field of each item; a row cannot be rendered without reading it. */
export function countReads<Thing extends object>(
  things: readonly Thing[],
  field: keyof Thing,
): CountedReads<Thing> {
  const reads = things.map(() => 0);
  const watched = things.map((thing, place) =>
    Object.defineProperty({ ...thing }, field, {
      enumerable: true,
      get: () => {
        reads[place] = (reads[place] ?? 0) + 1;
        return thing[field];
      },
    }),
  );
  return {
    things: watched,
    take: () => reads.map((_, place) => reads.splice(place, 1, 0)[0] ?? 0),
  };
}

export interface RerenderedProps {
  /** Renders the watched component, each time with new functions, as a screen does. */
  children: () => ReactNode;
}

/** A parent that renders its child again on a press, and counts the renders. */
export function Rerendered({ children }: RerenderedProps) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw again, {times} times so far
      </button>
      {children()}
    </>
  );
}
