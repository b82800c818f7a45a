/** Builds the app, then starts the servers in parallel, each with an empty data directory. */
import { startServer } from '@hangtag/tools/live/server';
import { buildIfChanged, builds } from '@hangtag/tools/start/build';
import { decideServers } from './servers.ts';

/** Milliseconds for a start with demo data. */
const START_TIMEOUT = 240_000;

/** Playwright calls it before the first journey, and the returned function ends the servers. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads a global setup by its default export.
export default async function startServers(): Promise<() => Promise<void>> {
  for (const build of builds) await buildIfChanged(build);
  const starts = (await decideServers()).map(({ port, origin, data }) =>
    startServer(
      data,
      { PORT: String(port), PUBLIC_URL: origin, OPEN_REGISTRATION: '1' },
      START_TIMEOUT,
    ),
  );
  const end = async () => {
    const started = await Promise.allSettled(starts);
    const servers = started.filter((each) => each.status === 'fulfilled');
    await Promise.all(servers.map(({ value }) => value.end('SIGTERM')));
  };
  await Promise.all(starts).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return end;
}
