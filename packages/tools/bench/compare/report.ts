import type { PageLoad } from '../../src/measure/loadPage.ts';
import { table } from '../../src/measure/report.ts';
import { median } from '../rounds.ts';
import { type Library, type Screen, libraries, screens } from './build.ts';
import { type Case, type Drawn, FRAMES, cases } from './drawing.ts';

interface Run {
  readonly rounds: number;
  readonly cores: number;
  /** Of the machine, in the last minute. */
  readonly load: number;
}

const names: Readonly<Record<Library, string>> = {
  ours: 'ours',
  aria: 'React Aria',
  mui: 'MUI',
  antd: 'Ant Design',
};

const titles: Readonly<Record<Screen, string>> = {
  SignIn: 'sign-in',
  Users: 'users table of 5',
  Rows: 'selectable table',
  Gallery: 'gallery',
  Dialog: 'dialog',
};

const titleOf = ({ screen, count }: Case) =>
  screen === 'Users' || screen === 'Dialog'
    ? titles[screen]
    : `${titles[screen]} of ${count.toLocaleString('en-US')}`;

type Values = ReadonlyMap<Library, number | null>;

const ratio = (values: Values, to: Library): string => {
  const [one, other] = [values.get('ours'), values.get(to)];
  return one && other ? (one / other).toFixed(2) : '';
};

const cell = (value: number | null | undefined, unit: string, digits: number) =>
  value === null || value === undefined ? '-' : `${value.toFixed(digits)}${unit}`;

const row = (title: string, values: Values, unit: string, digits = 0) => [
  title,
  ...libraries.map((library) => cell(values.get(library), unit, digits)),
  ratio(values, 'aria'),
  ratio(values, 'mui'),
  ratio(values, 'antd'),
];

/** The medians of all rounds, as tables. */
export function report(
  loads: ReadonlyMap<string, readonly PageLoad[]>,
  draws: ReadonlyMap<string, readonly Drawn[]>,
  { rounds, cores, load }: Run,
): string {
  const ofLoads = (screen: Screen, pick: (load: PageLoad) => number): Values =>
    new Map(
      libraries.map((each) => [each, median((loads.get(`${each} ${screen}`) ?? []).map(pick))]),
    );
  const ofDraws = (drawn: Case, pick: (figures: Drawn) => number | null): Values =>
    new Map(
      libraries.map((each) => {
        const all = draws.get(`${each} ${drawn.screen} ${drawn.count}`) ?? [];
        const values = all.map(pick).filter((value) => value !== null);
        return [each, values.length === 0 ? null : median(values)];
      }),
    );
  const head = ['', ...libraries.map((each) => names[each]), 'of React Aria', 'of MUI', 'of Ant'];
  const scrolled = cases.filter(({ items }) => items !== undefined);
  const still = loads.get('static') ?? [];
  return `The same screens with our library, React Aria without styles, MUI and Ant Design; medians of ${rounds} rounds, all in turn in one run.
${cores} cores under a load of ${load.toFixed(1)}; a processor 4 times slower. MUI's free table shows 100 rows of
a page; MUI and Ant Design have no virtual gallery and draw all pictures. The last columns divide ours by theirs.

Loading at 1.6 Mbit/s and 150 ms, drawn by script alone (the product's sign-in comes with its HTML, see below). The static
sign-in is ours as HTML with its styles: first paint ${median(still.map(({ firstPaint }) => firstPaint)).toFixed(0)} ms.

${table(
  head,
  screens.flatMap((screen) => [
    row(
      `${titles[screen]}: first paint`,
      ofLoads(screen, (each) => each.firstPaint),
      ' ms',
    ),
    row(
      `${titles[screen]}: largest paint`,
      ofLoads(screen, (each) => each.largestPaint),
      ' ms',
    ),
    row(
      `${titles[screen]}: script, brotli`,
      ofLoads(screen, (each) => each.script / 1000),
      ' kB',
    ),
  ]),
)}

Drawing, until nothing is added any more; of a dialog, opening it. Heap is what stays alive besides the data.

${table(
  head,
  cases.flatMap((each) => [
    row(
      `${titleOf(each)}: drawn`,
      ofDraws(each, ({ drawn }) => drawn),
      ' ms',
    ),
    row(
      `${titleOf(each)}: heap`,
      ofDraws(each, ({ heap }) => heap / 1e6),
      ' MB',
      1,
    ),
    row(
      `${titleOf(each)}: components that render with equal props`,
      ofDraws(each, ({ renders }) => renders),
      '',
    ),
  ]),
)}

Scrolling 40 pixels a frame, ${FRAMES} frames.

${table(
  head,
  scrolled.flatMap((each) => [
    row(
      `${titleOf(each)}: p95 of a frame`,
      ofDraws(each, ({ frameP95 }) => frameP95),
      ' ms',
      1,
    ),
    row(
      `${titleOf(each)}: frames with a blank strip`,
      ofDraws(each, ({ blank }) => blank),
      '',
    ),
  ]),
)}`;
}
