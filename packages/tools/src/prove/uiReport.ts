/** What `npm run prove:ui` has found, counted and told. */

/** One thing that a probe holds against a story. */
interface Finding {
  readonly probe: string;
  readonly where: string;
  readonly what: string;
}

/** One story as the reporter of `visual-tests/prove` writes it. */
export interface ProvenStory {
  readonly story: string;
  readonly file: string;
  readonly state: string;
  /** How long it took, with everything that was looked at, in milliseconds. */
  readonly milliseconds: number;
  readonly found: readonly Finding[];
  /** Why it failed; empty where it passed. */
  readonly said: readonly string[];
}

/** One run as the reporter writes it. */
export interface Proof {
  /** From the first story's start to the last one's end, in milliseconds. */
  readonly milliseconds: number;
  /** Errors outside of every story. */
  readonly said: readonly string[];
  readonly stories: readonly ProvenStory[];
}

/** What each probe looks at, as the table tells it. */
const probes = {
  axe: 'axe, 3 themes × 2 directions × 320 and 1280 px',
  reflow: 'reflow at 320 px, both directions',
  spacing: 'text spacing, 320 and 1280 px',
  forced: 'forced colours',
  motion: 'reduced motion',
} as const;

/** The runs of several slices as one. */
export const together = (proofs: readonly Proof[]): Proof => ({
  milliseconds: proofs.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  said: proofs.flatMap(({ said }) => said),
  stories: proofs.flatMap(({ stories }) => stories),
});

const played = ({ stories }: Proof) => stories.filter(({ state }) => state !== 'skipped');

/** Is there nothing to mend? */
export const isClean = (proof: Proof): boolean =>
  proof.said.length === 0 &&
  played(proof).length > 0 &&
  played(proof).every(({ state, found }) => state === 'passed' && found.length === 0);

/** The table of the probes, in Markdown. */
export function table(proof: Proof): string {
  const stories = played(proof);
  const rows = Object.entries(probes).map(([probe, looksAt]) => {
    const held = stories.map(({ found }) => found.filter((each) => each.probe === probe).length);
    const total = held.reduce((sum, count) => sum + count, 0);
    return `| ${looksAt} | ${stories.length} | ${held.filter((count) => count > 0).length} | ${total} |`;
  });
  const failed = stories.filter(({ state }) => state !== 'passed').length;
  return [
    '| looked at | stories | with findings | findings |',
    '|---|--:|--:|--:|',
    ...rows,
    `| played without a fault | ${stories.length} | ${failed} | ${failed} |`,
  ].join('\n');
}

/** Every finding as a line, those of one story together. */
export function details(proof: Proof): string {
  return played(proof)
    .filter(({ found, state }) => found.length > 0 || state !== 'passed')
    .map(({ file, story, found, said }) =>
      [
        `${file} > ${story}`,
        ...said.map((each) => `    failed: ${each.split('\n').join(' ')}`),
        ...found.map(({ probe, where, what }) => `    ${probe} (${where}): ${what}`),
      ].join('\n'),
    )
    .join('\n');
}
