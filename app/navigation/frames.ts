import type { Session } from '../stores/session.ts';

/** The frame around a screen; `own` is the member frame, and none for guests. */
export type FrameKind = 'bare' | 'member' | 'product' | 'own';

/** Whether the navigation surrounds a screen. */
export const isFramed = (session: Session): boolean =>
  session.phase === 'member' && !session.user.mustSetUpTwoStep;

/** The frame of a screen for the current user. */
export const frameFor = (frame: FrameKind, session: Session): Exclude<FrameKind, 'own'> =>
  frame === 'own' ? (isFramed(session) ? 'member' : 'bare') : frame;
