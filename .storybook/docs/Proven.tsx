import type { Heard } from '@hangtag/tools/library/heard';
import { Announced, Keyboard } from './Advice.tsx';

const between = ' · ';

interface ProvenProps {
  readonly heard: Heard;
}

/** Keys and phrases of a component as its stories compare them, so that they are true as long as the stories pass. */
export function Proven({ heard: { phrases, stops, moves } }: ProvenProps) {
  const rows = [
    ...(stops.length > 0 ? [['Tab', `stops at ${stops.join(between)}`] as const] : []),
    ...moves,
  ];
  return (
    <>
      {rows.length > 0 && <Keyboard rows={rows} />}
      {phrases.length > 0 && <Announced phrases={[phrases.join(between)]} />}
    </>
  );
}
