import type { Announcements } from '@hangtag/tools/library/announcements';
import { AnnouncementList, Keyboard } from './Advice.tsx';

const between = ' · ';

interface TestedProps {
  readonly announcements: Announcements;
}

interface TestedAnnouncementsProps extends TestedProps {
  /** Adds what each key announces, where the page has its own words about the keys. */
  readonly withMoves: boolean;
}

/** Keys of a component as its stories compare them, so they are true as long as the stories pass. */
export function TestedKeyboard({ announcements: { stops, moves } }: TestedProps) {
  const rows = [
    ...(stops.length > 0 ? [['Tab', `stops at ${stops.join(between)}`] as const] : []),
    ...moves,
  ];
  return <Keyboard rows={rows} />;
}

/** The screen reader's phrases for a component, as its stories compare them. */
export function TestedAnnouncements({
  announcements: { phrases, moves },
  withMoves,
}: TestedAnnouncementsProps) {
  const pressed = moves.map(([keys, said]) => `${keys}: ${said}`);
  return <AnnouncementList phrases={[phrases.join(between), ...(withMoves ? pressed : [])]} />;
}
