import type { CallFigures } from './load.ts';
import { milliseconds, table } from './report.ts';

/** The engines that are measured, as the table names them. */
export type Engine = 'PostgreSQL' | 'embedded';

/** Milliseconds that p95 may be. */
export const aims: Readonly<Record<Engine, number>> = { PostgreSQL: 40, embedded: 60 };

/** The code that is measured: what the work began with, or what there is. */
export type Version = 'before' | 'now';

const head = ['call', 'engine', 'before: p50', 'p95', 'now: p50', 'p95'] as const;

type Cells = readonly string[];

/** The table of a section, with the figures of one engine and version replaced and all others as they were. */
export function mergeFigures(
  old: readonly Cells[],
  {
    engine,
    version,
    figures,
  }: { engine: Engine; version: Version; figures: readonly CallFigures[] },
): string {
  const first = version === 'before' ? 2 : 4;
  const changed = figures.map(({ name, p50, p95 }): Cells => {
    const row = old.find((each) => each[0] === name && each[1] === engine);
    const kept = row ?? [name, engine, '', '', '', ''];
    return kept.with(first, milliseconds(p50)).with(first + 1, milliseconds(p95));
  });
  const others = old.filter(
    ([name, of]) => of !== engine || !figures.some((each) => each.name === name),
  );
  const engines = Object.keys(aims);
  const order = ([, of = '']: Cells) => engines.indexOf(of);
  return table(
    head,
    [...others, ...changed].toSorted((a, b) => order(a) - order(b)),
  );
}
