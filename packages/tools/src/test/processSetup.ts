/** Vitest's global setup of the tests that start the server: the public page is built and a data directory is seeded. */
import { ensureSeeded } from '../live/seeded.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';

export async function setup(): Promise<void> {
  await buildIfChanged(publicPage);
  await ensureSeeded();
}
