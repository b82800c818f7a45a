/** Vitest's global setup of the tests that start the server: builds the public page and seeds a data directory. */
import { ensureSeeded } from '../live/seeded.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';

export async function setup(): Promise<void> {
  await buildIfChanged(publicPage);
  await ensureSeeded();
}
