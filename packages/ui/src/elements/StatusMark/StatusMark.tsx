import type { ReactNode } from 'react';
import { statusMark } from './StatusMark.css.ts';

/** Shapes that differ without colour: complete, partial, pending, off, paused, scheduled, ended. */
export type StatusShape = 'full' | 'half' | 'dashed' | 'struck' | 'paused' | 'clock' | 'square';

export interface StatusMarkProps {
  /** Shape of the mark, which determines its colour. */
  shape: StatusShape;
  /** The text beside it: the mark alone never carries the meaning. */
  children: ReactNode;
}

/** A 10 pixel mark with its text; shape first, then text, then colour. */
export function StatusMark({ shape, children }: StatusMarkProps) {
  return (
    <span className={statusMark.root} data-component="StatusMark" data-shape={shape}>
      <svg viewBox="0 0 10 10" className={statusMark[shape]} aria-hidden focusable="false">
        {glyphs[shape]}
      </svg>
      <span className={statusMark.word}>{children}</span>
    </span>
  );
}

const ring = { cx: 5, cy: 5, fill: 'none', stroke: 'currentColor' } as const;

const glyphs: Record<StatusShape, ReactNode> = {
  full: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  half: (
    <>
      <circle {...ring} r="4.3" strokeWidth="1.4" />
      <path d="M5 .7a4.3 4.3 0 0 1 0 8.6z" fill="currentColor" />
    </>
  ),
  dashed: <circle {...ring} r="4.3" strokeWidth="1.3" strokeDasharray="2 1.37" />,
  struck: (
    <>
      <circle {...ring} r="4.3" strokeWidth="1.3" />
      <path d="M2.2 7.8 7.8 2.2" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
  paused: (
    <>
      <circle {...ring} r="4.3" strokeWidth="1.3" />
      <path d="M3.7 3v4M6.3 3v4" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </>
  ),
  clock: (
    <>
      <circle {...ring} r="4.3" strokeWidth="1.3" />
      <path d="M5 2.6V5.2L6.7 6.2" fill="none" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  square: (
    <rect
      x="1.1"
      y="1.1"
      width="7.8"
      height="7.8"
      rx="1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    />
  ),
};
