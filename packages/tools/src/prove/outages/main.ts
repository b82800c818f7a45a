/** Breaks what two servers depend on while they write, one thing after the other, and counts what that cost. */
import { cpus, loadavg } from 'node:os';
import { table } from '../../measure/report.ts';
import { readRows, writeSection } from '../../measure/markdownSections.ts';
import { buildIfChanged, publicPage } from '../../start/build.ts';
import { step } from '../../steps.ts';
import { outages } from './all.ts';
import { type Result, play } from './play.ts';
import { head, printFaults, row } from './row.ts';

const intro = `Two built servers share PostgreSQL, a bucket and a mail server. Four members, each with a company of their own, create
products, save, publish, invite and upload all the time, while one thing after the other breaks. *Lost* is what was acknowledged
and is missing, *twice* what is there more often than it was asked for. A copy of an email has the Message-ID of the first: the
mail server had taken it when the line or the process broke, and SMTP knows no other way. The times after an outage count from
the moment when its cause is removed. The machine has ${cpus().length} cores and had a load of ${loadavg()[2]?.toFixed(1)} when this was written.`;

const TITLE = 'Outages under load';

/** Writes the rows of these outages into docs/measurements.md; the others stay as they are. */
function writeRows(rows: readonly (readonly (string | number)[])[]): void {
  const all = [...readRows(TITLE), ...rows];
  const sorted = Object.keys(outages).flatMap((name) => {
    const last = all.findLast(([first]) => first === name);
    return last ? [last] : [];
  });
  writeSection(TITLE, 'npm run prove -- faults', `${intro}\n\n${table(head, sorted)}`);
}

async function prove(names: readonly string[]): Promise<void> {
  await buildIfChanged(publicPage);
  const results: (readonly [string, Result])[] = [];
  for (const name of names) {
    const outage = outages[name];
    if (!outage)
      throw new Error(`There is no outage "${name}": ${Object.keys(outages).join(', ')}.`);
    const result = await step(`${name}: ${outage.about}`, () => play(outage));
    printFaults(result);
    results.push([name, result]);
  }
  console.log(table(head, results.map(row)));
  // Figures of an outage that was not survived are nobody's figures.
  writeRows(results.filter(([, { faults }]) => faults.length === 0).map(row));
}

await prove(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(outages));
