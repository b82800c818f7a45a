/**
 * `npm run prove -- cost`: compares the cost of our components with the plainest equivalent, in one run of one browser.
 * It fails when the gallery mounts no tile or more tiles than a window can show; times are printed and judged by
 * people.
 */
import { writeSection } from '../src/measure/markdownSections.ts';
import { table } from '../src/measure/report.ts';
import { step } from '../src/steps.ts';
import { openBench } from './open.ts';
import { type Case, type Cost, measure } from './rounds.ts';

/** The most tiles that may be mounted, however many files there are. */
const mostTiles = 160;
/** Mount time of ours divided by that of the bare one. */
const buttonAim = 1.1;

const buttons: readonly Case[] = [
  { subject: 'Button', count: 1000 },
  { subject: 'bare Button', count: 1000 },
];
const lists: readonly Case[] = [
  { subject: 'AssetGallery', count: 1000 },
  { subject: 'native gallery', count: 1000 },
  { subject: 'AssetGallery', count: 10_000 },
  { subject: 'native gallery', count: 10_000 },
  { subject: 'DataTable', count: 1000 },
  { subject: 'native table', count: 1000 },
];

const row = ({ subject, count, milliseconds, nodes, things, heap }: Cost) => [
  `${count} × ${subject}`,
  `${milliseconds.toFixed(1)} ms`,
  nodes,
  things,
  `${(heap / 1_000_000).toFixed(1)} MB`,
];

function ratio(costs: readonly Cost[], one: Case | undefined, other: Case | undefined): number {
  const timeOf = (wanted: Case | undefined) =>
    costs.find(({ subject, count }) => subject === wanted?.subject && count === wanted.count)
      ?.milliseconds ?? Number.NaN;
  return timeOf(one) / timeOf(other);
}

const bench = await step('Building and opening the page', openBench);
try {
  const costs = [
    ...(await step('Buttons', () => measure(bench, buttons, 20))),
    ...(await step('Lists', () => measure(bench, lists, 5))),
  ];
  const button = ratio(costs, buttons[0], buttons[1]);
  const tenfold = ratio(costs, lists[2], lists[0]);
  const text = `Medians of interleaved rounds, each mounted anew in a window of 1440 by 900. "Native" is plain HTML through React, with all rows
in the page.

${table(['', 'mount', 'DOM nodes', 'of them items', 'JS heap'], costs.map(row))}

Our Button takes ${button.toFixed(2)} times as long as a bare React Aria Button of the same class (aim: at most ${buttonAim}), a gallery of 10,000 ${tenfold.toFixed(2)}
times as long as one of 1,000.`;
  console.log(`\n${text}\n`);
  writeSection('Component library: cost', 'npm run prove -- cost', text);
  if (button > buttonAim) console.log(`Button is above its aim of ${buttonAim}.`);
  // Zero tiles mean that nothing was measured.
  const wrong = costs.filter(
    ({ subject, things }) => subject === 'AssetGallery' && (things < 1 || things > mostTiles),
  );
  for (const { count, things } of wrong)
    console.error(
      `A gallery of ${count} has ${things} tiles in the page; 1 to ${mostTiles} may be.`,
    );
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await bench.close();
}
