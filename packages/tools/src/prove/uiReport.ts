/** Counts and prints the findings of `npm run prove -- ui`. */
import { table as markdown } from '../measure/report.ts';
import { formatDuration } from '../steps.ts';

/** One finding of a probe. */
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
  /** How long it took with all checks, in milliseconds. */
  readonly milliseconds: number;
  readonly found: readonly Finding[];
  /** Rule and reason of what axe left to people, with the number of elements. */
  readonly undecided: Readonly<Record<string, number>>;
  /** Why it failed; empty where it passed. */
  readonly said: readonly string[];
}

/** One run as the reporter writes it. */
export interface Proof {
  /** From the first story's start to the last one's end, in milliseconds. */
  readonly milliseconds: number;
  /** Errors outside any story. */
  readonly said: readonly string[];
  readonly stories: readonly ProvenStory[];
}

/** What each probe checks, for the table. */
const probes = {
  axe: 'axe, 3 themes × 2 directions × 320 and 1280 px',
  reflow: 'reflow at 320 px, both directions, scrollers and clippers too',
  spacing: 'text spacing, 320 and 1280 px',
  forced: 'forced colours',
  motion: 'reduced motion',
} as const;

/** Merges the runs of several slices. */
export const mergeProofs = (proofs: readonly Proof[]): Proof => ({
  milliseconds: proofs.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  said: proofs.flatMap(({ said }) => said),
  stories: proofs.flatMap(({ stories }) => stories),
});

/** The stories that were not skipped. */
export const playedStories = ({ stories }: Proof) =>
  stories.filter(({ state }) => state !== 'skipped');

/** Whether there is no fault. */
export const isClean = (proof: Proof): boolean =>
  proof.said.length === 0 &&
  playedStories(proof).length > 0 &&
  playedStories(proof).every(({ state, found }) => state === 'passed' && found.length === 0);

/** The table of the probes, in Markdown. */
export function table(proof: Proof): string {
  const stories = playedStories(proof);
  const rows = Object.entries(probes).map(([probe, looksAt]) => {
    const held = stories.map(({ found }) => found.filter((each) => each.probe === probe).length);
    const total = held.reduce((sum, count) => sum + count, 0);
    return [looksAt, stories.length, held.filter((count) => count > 0).length, total] as const;
  });
  const failed = stories.filter(({ state }) => state !== 'passed').length;
  return markdown(
    ['check', 'stories', 'with findings', 'findings'],
    [...rows, ['plays without a fault', stories.length, failed, failed]],
  );
}

/** The number and duration of the stories of each slice, in Markdown. */
export const sliceTable = (proofs: ReadonlyMap<string, Proof>): string =>
  markdown(
    ['slice', 'stories', 'time'],
    [...proofs].map(([name, proof]) => [
      name,
      playedStories(proof).length,
      formatDuration(proof.milliseconds),
    ]),
  );

/** What axe could not decide by itself, in Markdown: every rule with its stories and their elements. */
export function undecidedTable(proof: Proof): string {
  const all = playedStories(proof).flatMap(({ undecided }) => Object.entries(undecided));
  const rows = Object.entries(Object.groupBy(all, ([rule]) => rule)).map(([rule, held = []]) => {
    const places = held.reduce((sum, [, count]) => sum + count, 0);
    return [rule, held.length, places] as const;
  });
  const sorted = rows.toSorted(([, , one], [, , other]) => other - one);
  return markdown(['left to people', 'stories', 'elements'], sorted);
}

/** Every finding as a line, grouped by story. */
export function details(proof: Proof): string {
  return playedStories(proof)
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
