import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Sets React Aria's state attributes, which otherwise need a mouse or a key. */
export type ForcedStateName = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'disabled';

export interface ForcedStateProps {
  /** The states to set; none leaves the part at rest. */
  states: readonly ForcedStateName[];
  children: ReactNode;
}

/** Sets React Aria's states on the parts inside, so that hover, press and focus can be seen. */
export function ForcedState({ states, children }: ForcedStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const part of box.current?.querySelectorAll('[data-rac]') ?? [])
      for (const state of states) part.setAttribute(`data-${state}`, 'true');
  });
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
