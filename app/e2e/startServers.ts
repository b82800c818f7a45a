/** Builds the app, then starts the servers in parallel, each on a copy of the demo data. */
import { copySeeded } from '@hangtag/tools/live/seeded';
import { startServer } from '@hangtag/tools/live/server';
import { buildIfChanged, builds } from '@hangtag/tools/start/build';
import { decideServers } from './servers.ts';

/** Milliseconds for a start on a busy machine. */
const START_TIMEOUT = 240_000;

/** Called by Playwright before the first journey; ends the servers with the function that it gets back. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads a global setup by its default export.
export default async function startServers(): Promise<() => Promise<void>> {
  for (const build of builds) await buildIfChanged(build);
  const servers = await decideServers();
  for (const { data } of servers) await copySeeded(data);
  const starts = servers.map(({ port, origin, data }) =>
    startServer(
      data,
      { PORT: String(port), PUBLIC_URL: origin, OPEN_REGISTRATION: '1' },
      START_TIMEOUT,
    ),
  );
  const end = async () => {
    const started = await Promise.allSettled(starts);
    const running = started.filter((each) => each.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.end('SIGTERM')));
  };
  await Promise.all(starts).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return end;
}
