/** A whole server in one process for a test: clean database, files in memory, mail in a list, a clock to turn. */
import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { EmulatorStore } from '@hangtag/stripe-emulator/wire/store';
import type { Database } from '../../src/db/database.ts';
import { makeApp } from '../../src/app.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { countEvents } from '../../src/analytics/countDays.ts';
import { createEventBuffer, createOpeningBuffer } from '../../src/analytics/eventBuffer.ts';
import { createBackground } from '../../src/support/background.ts';
import type { ResolveTxt } from '../../src/hosts/proof.ts';
import { createPayments } from '../../src/billing/stripe/payments.ts';
import type { Fetch, TransportOptions } from '../../src/billing/stripe/transport.ts';
import { type Config, standardPool } from '../../src/config/config.ts';
import { users } from '../../src/db/schema/users.ts';
import { cleanDatabase } from './database.ts';
import type { Services, Vars } from '../../src/http/vars.ts';
import { type Logger, createLog } from '../../src/support/log.ts';
import { NOBODY, type Mail } from '../../src/mail/mailer.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type TestClient, testClient } from './client.ts';
import { testDeliveries } from './deliveries.ts';
import { withSchemaCheck } from './schemaCheck.ts';
import { cleanStorage } from './storage.ts';

/** An app of one page, so that no answer depends on whether the real one is built. */
const appFolder = join(import.meta.dirname, 'app');

/** Of this run and worker alone: tests look at what is left in it, and a run that was killed leaves something. */
const dataDir = join(
  process.env['TEST_DATA_DIR'] ?? tmpdir(),
  `hangtag-test-${process.env['VITEST_POOL_ID'] ?? process.pid}`,
);

/** When every test begins, unless it says otherwise. */
export const testStart = new Date('2026-11-21T12:00:00Z');

export interface TestServer {
  readonly app: Hono<Vars>;
  readonly services: Services;
  readonly db: Services['db'];
  /** Mail sent so far, oldest first. */
  readonly mails: readonly Mail[];
  /** Turns the clock forward, in seconds. */
  advance(seconds: number): void;
  /** Counts what came in, as the job does each minute. */
  count(): Promise<void>;
  /** A browser without a session. */
  guest(): TestClient;
  /** A browser in which this person is signed in. */
  as(user: { readonly id: number }): Promise<TestClient>;
}

let deliveries = testDeliveries();

/**
 * Starts one; settings may be overridden.
 * @param through Wraps requests to Stripe's emulator, to record or to disturb them.
 * @param patience Timeouts and retries of calls of Stripe.
 * @param emulatorObjects Where the emulator stores its objects. @default in the database
 * @param resolveTxt What DNS says. @default nothing
 */
export async function startTestServer(
  settings: Partial<Config> = {},
  givenStorage?: Storage,
  through: (fetch: Fetch) => Fetch = (fetch) => fetch,
  patience?: TransportOptions,
  emulatorObjects?: (db: Database) => Promise<EmulatorStore>,
  resolveTxt: ResolveTxt = () => Promise.resolve([]),
): Promise<TestServer> {
  await deliveries.end();
  deliveries = testDeliveries();
  const db = await cleanDatabase();
  const storage = givenStorage ?? (await cleanStorage());
  const mails: Mail[] = [];
  let present = testStart.getTime();
  const log = testLog();
  const config: Config = {
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    publicHosts: [],
    dataDir,
    databaseUrl: null,
    pool: standardPool,
    s3: null,
    appKeys: [createHmac('sha256', 'test').digest('hex')],
    smtp: null,
    openRegistration: false,
    checksLinks: false,
    supportHref: null,
    embeds: [],
    stripe: null,
    seller: { name: 'Hangtag', address: [], taxId: null },
    stripeEmulatorPort: null,
    resumePlan: false,
    demo: true,
    demoForced: false,
    trustedProxies: 0,
    metricsPort: null,
    tracesUrl: null,
    commit: null,
    geoHeader: null,
    geoDatabase: null,
    logLevel: 'info',
    shutdownSeconds: 10,
    ...settings,
  };
  const now = () => new Date(present);
  const background = createBackground(log);
  const services: Services = {
    db,
    isDatabaseStuck: () => false,
    release: { version: '0.1.0', commit: 'test' },
    config,
    storage,
    mailer: { send: async (mail) => void (mail.to !== NOBODY && mails.push(mail)) },
    payments: await createPayments({
      config,
      db,
      now,
      interceptFetch: (fetch) => withSchemaCheck(through(fetch)),
      transport: patience,
      emulatorObjects: await emulatorObjects?.(db),
      interceptDelivery: deliveries.wrap,
    }),
    now,
    log,
    background,
    resolveTxt,
    // Written at once: a test waits for nothing but the background.
    events: createEventBuffer({ db, log, background }, 0),
    openings: createOpeningBuffer({ db, log, background }, 0),
  };
  const app = makeApp(services, appFolder);
  const guest = () => testClient(app, config);
  return {
    app,
    services,
    db,
    mails,
    advance: (seconds) => void (present += seconds * 1000),
    async count() {
      await background.idle();
      await countEvents(services);
    },
    guest,
    async as({ id }) {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if (!user) throw new Error(`There is no user ${id}.`);
      const device = { ip: '127.0.0.1', userAgent: 'test' };
      const session = await startSession(db, user, device, services.now());
      const client = guest();
      await client.adopt(session.token);
      return client;
    },
  };
}

/** Silent, but for the error behind a 500: an answer alone does not say what broke. */
function testLog(): Logger {
  const log = createLog(true);
  return Object.assign(log, {
    error: (fields: object, message?: string) => {
      // oxlint-disable-next-line no-console -- who reads a failed test needs the cause
      if (message === 'unexpected error') console.error(message, fields);
    },
  });
}
