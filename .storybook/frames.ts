import type { CSSProperties } from 'react';

const ground: CSSProperties = { background: 'var(--ht-color-paper)', boxSizing: 'border-box' };

/** The sizes of frames, by name. */
export const frames = {
  fit: { ...ground, padding: 24, width: 'fit-content', maxWidth: '100%' },
  column: { ...ground, padding: 24, width: 488, maxWidth: '100%' },
  form: { ...ground, padding: 32, width: 648, maxWidth: '100%' },
  wide: { ...ground, padding: 32, maxWidth: 1248 },
  screen: { ...ground, minHeight: '100dvh' },
} as const satisfies Record<string, CSSProperties>;

/** A name of one of the frames. */
export type Frame = keyof typeof frames;

/** Whether this is one of the frames' names. */
export function isFrame(name: unknown): name is Frame {
  return typeof name === 'string' && Object.hasOwn(frames, name);
}
