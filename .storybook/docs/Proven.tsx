import type { Heard } from '@hangtag/tools/library/heard';
import { Announced, Keyboard } from './Advice.tsx';

const between = ' · ';

interface ProvenProps {
  readonly heard: Heard;
}

interface ProvenAnnouncedProps extends ProvenProps {
  /** What is heard on its keys too: where the page tells in words of its own what they do. */
  readonly withMoves: boolean;
}

/** Keys of a component as its stories compare them, so that they are true as long as the stories pass. */
export function ProvenKeyboard({ heard: { stops, moves } }: ProvenProps) {
  const rows = [
    ...(stops.length > 0 ? [['Tab', `stops at ${stops.join(between)}`] as const] : []),
    ...moves,
  ];
  return <Keyboard rows={rows} />;
}

/** What is read of a component, as its stories compare it. */
export function ProvenAnnounced({ heard: { phrases, moves }, withMoves }: ProvenAnnouncedProps) {
  const pressed = moves.map(([keys, said]) => `${keys}: ${said}`);
  return <Announced phrases={[phrases.join(between), ...(withMoves ? pressed : [])]} />;
}
