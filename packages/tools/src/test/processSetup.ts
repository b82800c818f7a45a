/** Vitest's global setup of the tests that start the server: builds what an installation runs and seeds a data directory. */
import { ensureSeeded } from '../live/seeded.ts';
import { buildIfChanged, databaseTemplate, demoFiles, publicPage, server } from '../start/build.ts';

export async function setup(): Promise<void> {
  for (const build of [publicPage, server, databaseTemplate, demoFiles])
    await buildIfChanged(build);
  await ensureSeeded();
}
