import { parseArgs } from 'node:util';
import { formatDuration } from '../steps.ts';
import { DataProblem } from './archive.ts';
import { nextBackup, removeOldBackups } from './backups.ts';
import { command, withInstallation } from './command.ts';
import { exportData } from './exportData.ts';
import { writeFolder } from './folder.ts';
import { writeTar } from './tar.ts';

const usage =
  'Usage: npm run data:export -- <folder or file.tar>, or <folder of backups> --keep <number>';

/** Where to write, and how many archives of the folder to keep; null writes this one only. */
function readOrder(): { readonly place: string; readonly keep: number | null } {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    });
    const [place, ...others] = positionals;
    const isNumber = values.keep === undefined || /^[1-9]\d{0,3}$/.test(values.keep);
    if (place === undefined || others.length > 0 || !isNumber) throw new DataProblem(usage);
    const keep = values.keep === undefined ? null : Number(values.keep);
    return { place: place.replace(/\/+$/, ''), keep };
  } catch {
    throw new DataProblem(usage);
  }
}

await command(async () => {
  const { place, keep } = readOrder();
  const file = keep === null ? place : nextBackup(place, new Date());
  const started = performance.now();
  const { tables, blobs } = await withInstallation('as-is', async (installation) => {
    const archive = await (file.endsWith('.tar') ? writeTar(file) : writeFolder(file));
    return exportData(installation, archive, (sentence) => console.log(`  ${sentence}`));
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const time = formatDuration(performance.now() - started);
  console.log(`${file}: ${rows} rows and ${blobs} file bodies in ${time}.`);
  console.log('It holds password hashes and everything people typed: keep it like the database.');
  // Only now: a backup that failed removes none.
  if (keep === null) return;
  for (const name of removeOldBackups(place, keep)) console.log(`Removed ${name}.`);
});
