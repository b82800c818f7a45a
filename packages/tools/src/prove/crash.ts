import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { type Client, demoAccounts, openClient } from '../live/client.ts';
import { seededDataDir } from '../live/seeded.ts';
import { type LiveServer, runServer, startServer } from '../live/server.ts';
import { buildIfChanged, publicPage } from '../start/build.ts';
import { step } from '../steps.ts';
import { type Tally, sentence, single, sum } from '../runners/tally.ts';
import { type Ledger, emptyLedger, countAcknowledged } from './ledger.ts';
import { findLostWrites, writeUntilKilled } from './writers.ts';

/** A second process on the data directory must be refused with the name of the first. */
async function refusesSecond(server: LiveServer, dataDir: string): Promise<Tally> {
  const port = String(await freePort());
  const { code, output } = await runServer({ DATA_DIR: dataDir, PORT: port });
  const isRefused = code !== 0 && code !== null && output.includes(String(server.pid));
  if (!isRefused) console.error(`  A second process was not refused (exit ${code}):\n${output}`);
  return single(isRefused);
}

async function signedIn(server: LiveServer, dataDir: string): Promise<Client> {
  const client = openClient(server.origin);
  const superadmin = demoAccounts(dataDir).find(
    ({ role, companyId }) => role === 'Superadmin' && companyId === 1,
  );
  if (!superadmin) throw new Error('The demo data has no Superadmin in company 1.');
  await client.signIn(superadmin);
  return client;
}

/** Every acknowledged write must be there, and each round must have added one. */
async function checkAcknowledgedWrites(
  client: Client,
  ledger: Ledger,
  before: number,
): Promise<Tally> {
  const broken = await findLostWrites(client, ledger);
  if (countAcknowledged(ledger) === before) broken.push('Nothing was acknowledged in this round');
  for (const fault of broken) console.error(`  ${fault}`);
  return single(broken.length === 0);
}

/**
 * Waits until a round has something to lose: a busy machine can need a second for its first write, and a kill before it
 * proves nothing.
 */
async function firstAcknowledged(
  ledger: Ledger,
  before: number,
  writing: Promise<void>,
): Promise<void> {
  let isWriting = true;
  const end = () => (isWriting = false);
  const ended = writing.then(end, end);
  while (isWriting && countAcknowledged(ledger) === before) await Promise.race([wait(10), ended]);
}

/** Kills the server with SIGKILL while it writes, and checks every acknowledged write. */
export async function proveCrash({ rounds }: { readonly rounds: number }): Promise<Tally> {
  await buildIfChanged(publicPage);
  const dataDir = await seededDataDir('hangtag-crash-');
  const ledger = emptyLedger();
  const tallies: Tally[] = [];
  let server: LiveServer | undefined;
  try {
    server = await step('Starting the server', () => startServer(dataDir));
    const client = await signedIn(server, dataDir);
    for (let round = 1; round <= rounds; round += 1) {
      tallies.push(await refusesSecond(server, dataDir));
      const before = countAcknowledged(ledger);
      const writing = writeUntilKilled(client, ledger);
      await firstAcknowledged(ledger, before, writing);
      const delay = Math.random() * 1300;
      await Promise.race([wait(delay), writing]);
      await server.end('SIGKILL');
      await writing;
      server = await startServer(dataDir);
      client.moveTo(server.origin);
      const kept = await checkAcknowledgedWrites(client, ledger, before);
      tallies.push(kept);
      const verdict = kept.failed === 0 ? 'all there' : 'not all there';
      const count = `${countAcknowledged(ledger)} acknowledged writes`;
      console.log(
        `  kill ${round} of ${rounds} after ${Math.round(delay)} ms: ${count}, ${verdict}`,
      );
    }
    return sum(tallies);
  } finally {
    await server?.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const tally = await proveCrash({ rounds: Number(process.argv[2] ?? 20) });
  console.log(sentence(tally));
  process.exitCode = tally.failed > 0 ? 1 : 0;
}
