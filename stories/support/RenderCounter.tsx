import { type ReactNode, useState } from 'react';

/** How often each of some things was drawn, told by how often one of their fields was read. */
export interface CountedReads<Thing> {
  readonly things: readonly Thing[];
  /** Reads since the last call, by place. */
  readonly take: () => readonly number[];
}

/** Puts a counter behind one field of each thing; a row cannot be drawn without reading it. */
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
  /** Draws what is watched, each time with functions of its own, as a screen does. */
  children: () => ReactNode;
}

/** A parent that draws its child again on a press, and says how often it did. */
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
