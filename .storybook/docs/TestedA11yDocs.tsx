import type { Announcements } from '@hangtag/tools/library/announcements';
import { Announced, Keyboard } from './Advice.tsx';

const between = ' · ';

interface TestedProps {
  readonly announcements: Announcements;
}

interface TestedAnnouncementsProps extends TestedProps {
  /** What is heard on its keys too: where the page tells in words of its own what they do. */
  readonly withMoves: boolean;
}

/** Keys of a component as its stories compare them, so that they are true as long as the stories pass. */
export function TestedKeyboard({ announcements: { stops, moves } }: TestedProps) {
  const rows = [
    ...(stops.length > 0 ? [['Tab', `stops at ${stops.join(between)}`] as const] : []),
    ...moves,
  ];
  return <Keyboard rows={rows} />;
}

/** What is read of a component, as its stories compare it. */
export function TestedAnnouncements({
  announcements: { phrases, moves },
  withMoves,
}: TestedAnnouncementsProps) {
  const pressed = moves.map(([keys, said]) => `${keys}: ${said}`);
  return <Announced phrases={[phrases.join(between), ...(withMoves ? pressed : [])]} />;
}
