import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A state that React Aria writes into the page, which a mouse or a key would otherwise have to bring about. */
export type ForcedState = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'disabled';

export interface ForcedProps {
  /** States to stamp; none leaves the part at rest. */
  states: readonly ForcedState[];
  children: ReactNode;
}

/** Stamps React Aria's states onto the parts inside, so that hover, press and focus can be looked at. */
export function Forced({ states, children }: ForcedProps) {
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
