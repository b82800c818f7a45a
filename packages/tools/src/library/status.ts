/** The accessibility status of every component, told from the reports of its stories and from nothing else. */

/** Tested in every story that could; in some; in none; or there is nothing that could be tested. */
export type Coverage = 'tested' | 'partial' | 'none' | 'nothing';

/** One row of the overview. */
export interface ComponentStatus {
  /** How many stories were played. */
  readonly stories: number;
  readonly axeLight: Coverage;
  readonly axeDark: Coverage;
  readonly keyboard: Coverage;
  readonly phrases: Coverage;
  readonly pictures: Coverage;
  readonly forcedColours: Coverage;
}

/** What is tested of a component, each by its name in the status. */
export type Test = Exclude<keyof ComponentStatus, 'stories'>;

const isDone = (coverage: Coverage) => coverage === 'tested' || coverage === 'nothing';

/** What a component must have before it is called stable: a part without controls is stable without keys and phrases. */
const needed = ({ keyboard }: ComponentStatus): readonly Test[] => [
  'axeLight',
  'axeDark',
  ...(keyboard === 'nothing' ? [] : (['keyboard', 'phrases'] as const)),
  'pictures',
];

/** The tests that a component lacks to be stable; empty for one that is. It also runs in the page, so it knows no file. */
export const lacking = (status: ComponentStatus): readonly Test[] =>
  needed(status).filter((test) => !isDone(status[test]));

/** Are all of these stable? What no report tells of is not. */
export const areStable = (statuses: readonly (ComponentStatus | undefined)[]): boolean =>
  statuses.every((status) => status !== undefined && lacking(status).length === 0);

/** By the name of a component's package and its own: `elements/Button`. */
export type StatusByEntryPoint = Readonly<Record<string, ComponentStatus>>;

/** A story's part of Vitest's report, as far as it is read here. */
export interface StoryReport {
  readonly status: string;
  readonly meta: {
    readonly storyId?: string;
    readonly componentPath?: string;
    readonly reports?: readonly { readonly type: string; readonly status: string }[];
    readonly seen?: {
      readonly judged: readonly string[];
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

/** What is known of a story's pictures: does one exist, by the look and the story's id? */
export type HasPicture = (look: 'light' | 'dark' | 'forced-colors', storyId: string) => boolean;

const coverage = (known: readonly boolean[]): Coverage => {
  if (known.length > 0 && known.every(Boolean)) return 'tested';
  return known.some(Boolean) ? 'partial' : 'none';
};

/** What one good story is enough for. */
const once = (isSo: boolean): Coverage => (isSo ? 'tested' : 'none');

const passed = ({ status }: StoryReport) => status === 'passed';

/** A test that ends where its story or another test did is not judged again, and has no report of axe. */
const isJudged = ({ status, meta }: StoryReport) =>
  status !== 'passed' ||
  !(meta.storyId ?? '').includes(':') ||
  (meta.reports ?? []).some(({ type }) => type === 'a11y');

const hasAxeInLight = (story: StoryReport) =>
  passed(story) &&
  (story.meta.reports ?? []).some(({ type, status }) => type === 'a11y' && status === 'passed');

/** A story that sets a theme of its own is never seen in another one. */
const isInEveryTheme = ({ meta }: StoryReport) => (meta.seen?.judged.length ?? 0) > 0;

/** Did a key work something, or was every stop of Tab expected? That Tab was pressed shows neither. */
const isWorkedByKeys = ({ meta: { seen } }: StoryReport) =>
  seen !== undefined && (seen.keys.length > 0 || seen.isToured);

/** The status of one component from all its stories. @param hasControls Does it draw anything that takes the focus? */
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
    axeLight: coverage(stories.filter(isJudged).map(hasAxeInLight)),
    axeDark: coverage(themed.map((story) => passed(story) && isInEveryTheme(story))),
    keyboard: hasControls ? once(good.some(isWorkedByKeys)) : 'nothing',
    phrases: once(good.some(({ meta }) => meta.seen?.isAnnounced === true)),
    pictures: once(pictured('light')),
    forcedColours: once(pictured('forced-colors')),
  };
}

/** Components that a story tells of: its own, and those that its file is about. */
export function entryPointsOf(
  story: StoryReport,
  about: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  const own = story.meta.componentPath?.replace(/^@hangtag\/ui\//, '') ?? '';
  return [...new Set([own, ...about])].filter((entryPoint) => known.has(entryPoint));
}

/** What the stories of a file are about, each by its id. */
export type AboutFile = (file: string) => ReadonlyMap<string, readonly string[]>;

/** The status of every component that a report tells of, in the order of their entry points. */
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
