import { formatDuration } from '../steps.ts';
import { command, target, withInstallation } from './command.ts';
import { exportData } from './exportData.ts';
import { writeFolder } from './folder.ts';
import { writeTar } from './tar.ts';

await command(async () => {
  const place = target('npm run data:export -- <folder or file.tar>');
  const started = performance.now();
  const { tables, blobs } = await withInstallation('as-is', async (installation) => {
    const archive = await (place.endsWith('.tar') ? writeTar(place) : writeFolder(place));
    return exportData(installation, archive, (sentence) => console.log(`  ${sentence}`));
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const time = formatDuration(performance.now() - started);
  console.log(`${place}: ${rows} rows and ${blobs} file bodies in ${time}.`);
  console.log('It holds password hashes and everything people typed: keep it like the database.');
});
