/** The accessibility status of every component, derived only from the reports of its stories. */

/** Tested in every story that could be; in some; in none; or nothing can be tested. */
export type Coverage = 'tested' | 'partial' | 'none' | 'nothing';

/** One row of the overview. */
export interface ComponentStatus {
  /** How many stories were run. */
  readonly stories: number;
  readonly axeLight: Coverage;
  readonly axeDark: Coverage;
  readonly keyboard: Coverage;
  readonly phrases: Coverage;
  readonly pictures: Coverage;
  readonly forcedColours: Coverage;
}

/** The tests of a component, each by its name in the status. */
export type Test = Exclude<keyof ComponentStatus, 'stories'>;

const isDone = (coverage: Coverage) => coverage === 'tested' || coverage === 'nothing';

/** What a component needs to be stable: a part without controls needs no keys and phrases. */
const needed = ({ keyboard }: ComponentStatus): readonly Test[] => [
  'axeLight',
  'axeDark',
  ...(keyboard === 'nothing' ? [] : (['keyboard', 'phrases'] as const)),
  'pictures',
];

/**
 * The tests that a component lacks to be stable; empty for a stable one. Also runs in the browser, so it reads no file.
 */
export const lacking = (status: ComponentStatus): readonly Test[] =>
  needed(status).filter((test) => !isDone(status[test]));

/** Whether all of these are stable; a component without a report is not. */
export const areStable = (statuses: readonly (ComponentStatus | undefined)[]): boolean =>
  statuses.every((status) => status !== undefined && lacking(status).length === 0);

/** Keyed by package and component: `elements/Button`. */
export type StatusByEntryPoint = Readonly<Record<string, ComponentStatus>>;

/** The used part of a story in Vitest's report. */
export interface StoryReport {
  readonly status: string;
  readonly meta: {
    readonly storyId?: string;
    readonly componentPath?: string;
    readonly reports?: readonly { readonly type: string; readonly status: string }[];
    readonly seen?: {
      readonly themes: readonly string[];
      readonly keys: readonly string[];
      readonly isAnnounced: boolean;
      readonly isToured: boolean;
    };
  };
}

/** A file of Vitest's report. */
export interface FileReport {
  readonly name: string;
  readonly assertionResults: readonly StoryReport[];
}

/** Whether a picture exists, by mode and story id. */
export type HasPicture = (look: 'light' | 'dark' | 'forced-colors', storyId: string) => boolean;

const coverage = (known: readonly boolean[]): Coverage => {
  if (known.length > 0 && known.every(Boolean)) return 'tested';
  return known.some(Boolean) ? 'partial' : 'none';
};

/** Tests that one good story is enough for. */
const once = (isSo: boolean): Coverage => (isSo ? 'tested' : 'none');

const passed = ({ status }: StoryReport) => status === 'passed';

/** A test that ends in the same state as its story or another test is not checked again, and has no axe report. */
const hasAxeReport = ({ status, meta }: StoryReport) =>
  status !== 'passed' ||
  !(meta.storyId ?? '').includes(':') ||
  (meta.reports ?? []).some(({ type }) => type === 'a11y');

const hasAxeInLight = (story: StoryReport) =>
  passed(story) &&
  (story.meta.reports ?? []).some(({ type, status }) => type === 'a11y' && status === 'passed');

/** A story that sets its own theme is never seen in another one. */
const isInEveryTheme = ({ meta }: StoryReport) => (meta.seen?.themes.length ?? 0) > 0;

/** Whether a key had an effect, or every stop of Tab was expected: pressing Tab alone proves neither. */
const isWorkedByKeys = ({ meta: { seen } }: StoryReport) =>
  seen !== undefined && (seen.keys.length > 0 || seen.isToured);

/** The status of one component from all its stories. @param hasControls Whether it renders something focusable. */
export function statusOf(
  stories: readonly StoryReport[],
  has: HasPicture,
  hasControls: boolean,
): ComponentStatus {
  const themed = stories.filter((story) => isInEveryTheme(story) || !passed(story));
  const good = stories.filter(passed);
  const pictured = (look: Parameters<HasPicture>[0]) =>
    good.some(({ meta }) => meta.storyId !== undefined && has(look, meta.storyId));
  return {
    stories: stories.length,
    axeLight: coverage(stories.filter(hasAxeReport).map(hasAxeInLight)),
    axeDark: coverage(themed.map((story) => passed(story) && isInEveryTheme(story))),
    keyboard: hasControls ? once(good.some(isWorkedByKeys)) : 'nothing',
    phrases: once(good.some(({ meta }) => meta.seen?.isAnnounced === true)),
    pictures: once(pictured('light')),
    forcedColours: once(pictured('forced-colors')),
  };
}

/** Components that a story covers: its own, and those of its file. */
export function entryPointsOf(
  story: StoryReport,
  about: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  const own = story.meta.componentPath?.replace(/^@hangtag\/ui\//, '') ?? '';
  return [...new Set([own, ...about])].filter((entryPoint) => known.has(entryPoint));
}

/** The components of each story of a file, by story id. */
export type AboutFile = (file: string) => ReadonlyMap<string, readonly string[]>;

/** The status of every component in a report, sorted by entry point. */
export function statusByEntryPoint(
  files: readonly FileReport[],
  aboutFile: AboutFile,
  known: ReadonlySet<string>,
  has: HasPicture,
  hasControls: (entryPoint: string) => boolean,
): StatusByEntryPoint {
  const byEntryPoint = new Map<string, StoryReport[]>();
  for (const { name, assertionResults } of files) {
    const about = aboutFile(name);
    for (const story of assertionResults)
      for (const entryPoint of entryPointsOf(
        story,
        about.get((story.meta.storyId ?? '').split(':', 1)[0] ?? '') ?? [],
        known,
      ))
        byEntryPoint.set(entryPoint, [...(byEntryPoint.get(entryPoint) ?? []), story]);
  }
  return Object.fromEntries(
    [...byEntryPoint]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([entryPoint, stories]) => [
        entryPoint,
        statusOf(stories, has, hasControls(entryPoint)),
      ]),
  );
}
