import type { Session } from '../stores/session.ts';

/** What stands around a screen; `own` is the frame for members and none for guests. */
export type FrameKind = 'bare' | 'member' | 'product' | 'own';

/** Is there anybody for whom the bar and its places stand around a screen? */
export const isFramed = (session: Session): boolean =>
  session.phase === 'member' && !session.user.mustSetUpTwoStep;

/** What stands around a screen for whoever is here. */
export const frameFor = (frame: FrameKind, session: Session): Exclude<FrameKind, 'own'> =>
  frame === 'own' ? (isFramed(session) ? 'member' : 'bare') : frame;
