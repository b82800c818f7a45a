import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A state that React Aria writes into the page, which a mouse or a key would otherwise have to bring about. */
export type ForcedStateName = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'disabled';

export interface ForcedStateProps {
  /** States to stamp; none leaves the part at rest. */
  states: readonly ForcedStateName[];
  children: ReactNode;
}

/** Stamps React Aria's states onto the parts inside, so that hover, press and focus can be looked at. */
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
