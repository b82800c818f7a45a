import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../../test/support/jobs.ts';
import { type SilentProxy, silentProxy } from '../../test/support/silentProxy.ts';
import { OperatorProblem } from '../config/operatorProblem.ts';
import { type IdleLimits, withExclusiveLock } from './withExclusiveLock.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const never = 60_000;
const soon = 300;
const limits: IdleLimits = { waitingMs: never, workingMs: never, absentMs: never };

const problemOf = (work: Promise<void>) =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof OperatorProblem ? error.message : error),
  );

const sleep = (seconds: number) => async (client: pg.Client) => {
  await client.query('select pg_sleep($1)', [seconds]);
};

const countWaiting = async (client: pg.Client) => {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where query like '%try_advisory%' and datname = current_database() and pid <> pg_backend_pid()",
  );
  return rowCount ?? 0;
};

describe.skipIf(url === '')('work in turn', () => {
  let proxy: SilentProxy;

  beforeEach(async () => {
    proxy = await silentProxy(url);
  });
  afterEach(() => proxy.close());

  it('is done by one process after the other, however long each takes', async () => {
    const order: string[] = [];
    const isBusy = Promise.withResolvers<void>();
    const first = withExclusiveLock(url, async (client) => {
      isBusy.resolve();
      await sleep(2)(client);
      order.push('first');
    });
    await isBusy.promise;
    // It waits for longer than `waitingMs`: each of its questions has an answer.
    const second = withExclusiveLock(proxy.url, async () => void order.push('second'), {
      ...limits,
      waitingMs: 1500,
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('ends with a sentence when the database falls silent before the turn', async () => {
    await withExclusiveLock(url, async (client) => {
      const waiting = withExclusiveLock(proxy.url, async () => undefined, {
        ...limits,
        waitingMs: 1000,
      });
      const problem = problemOf(waiting);
      await waitUntil(async () => (await countWaiting(client)) > 0);
      proxy.fallSilent();
      expect(await problem).toBe('The database that DATABASE_URL names has stopped answering.');
    });
  });

  it('ends with a sentence when the database falls silent at work, and frees the turn', async () => {
    const working = withExclusiveLock(
      proxy.url,
      async (client) => {
        proxy.fallSilent();
        await sleep(0)(client);
      },
      { ...limits, workingMs: soon, absentMs: soon },
    );
    expect(await problemOf(working)).toContain('has stopped answering');
    // The other end of the line ends the session too.
    await withExclusiveLock(url, async () => undefined);
  });

  it('ends with a sentence when the database is silent from the start', async () => {
    proxy.fallSilentForGood();
    expect(await problemOf(withExclusiveLock(proxy.url, async () => undefined))).toBe(
      'The database that DATABASE_URL names does not answer.',
    );
  });

  it.each([
    ['user', (at: URL) => (at.username = 'stranger'), 'role "stranger" does not exist'],
    ['database', (at: URL) => (at.pathname = '/nowhere'), 'database "nowhere" does not exist'],
  ])('passes on why the database refuses a %s', async (_what, change, reason) => {
    const at = new URL(url);
    change(at);
    expect(await problemOf(withExclusiveLock(at.href, async () => undefined))).toBe(
      `The database refused DATABASE_URL: ${reason}.`,
    );
  });
});
