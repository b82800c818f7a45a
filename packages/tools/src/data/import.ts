import { formatDuration } from '../steps.ts';
import { command, target, withInstallation } from './command.ts';
import { readFolder } from './folder.ts';
import { importData } from './importData.ts';
import { readTar } from './tar.ts';

await command(async () => {
  const place = target('npm run data:import -- <folder or file.tar>');
  const started = performance.now();
  const { tables, blobs } = await withInstallation('prepare', (installation) => {
    const archive = place.endsWith('.tar') ? readTar(place) : readFolder(place);
    return importData(installation, archive, (sentence) => console.log(`  ${sentence}`));
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const time = formatDuration(performance.now() - started);
  console.log(
    `${rows} rows and ${blobs} file bodies are here, each as it was written, in ${time}.`,
  );
});
