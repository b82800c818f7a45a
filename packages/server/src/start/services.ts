/** Opens what the settings name: database, storage, mail and payments. */
import { createEventBuffer, createOpeningBuffer } from '../analytics/eventBuffer.ts';
import { createPayments } from '../billing/stripe/payments.ts';
import type { Config } from '../config/config.ts';
import { type Release, readRelease } from '../config/release.ts';
import { startClock } from '../db/clock.ts';
import { openDatabase } from '../db/open.ts';
import type { Services } from '../http/vars.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { traceStripe } from '../billing/stripe/traceStripe.ts';
import type { StopTracing } from '../tracing/startTracing.ts';
import { openStorage } from '../storage/open.ts';
import { createBackground } from '../support/background.ts';
import type { Logger } from '../support/log.ts';
import { openMail } from './mail.ts';

/** The services of a process, and how to close them. */
interface OpenServices {
  readonly services: Services;
  /** Null unless they are read at a port. */
  readonly metrics: Metrics | null;
  readonly mail: { readonly sender: MailSender | null };
  /** Ends connections and gives the data directory back. */
  readonly close: () => Promise<void>;
}

/** Opens the services; migrates the database first. */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
  const release = readRelease(config.commit);
  const stopTracing = config.tracesUrl && (await startTracing(config.tracesUrl, release));
  const database = await openDatabase(config, 'serve');
  const background = createBackground(log);
  const mail = await openMail(config, database.db, log);
  const clock = await startClock(database.db, log);
  const { now } = clock;
  const storage = await openStorage(config);
  const metrics = await openMetrics(config, { database, storage, release });
  const { db } = database;
  const counting = { db, log, background, observeDropped: metrics?.observeDropped };
  const services: Services = {
    db: database.db,
    isDatabaseStuck: () => database.isStuck(),
    release,
    config,
    payments: await createPayments({
      config,
      db: database.db,
      now,
      interceptFetch: (fetch) => traceStripe(metrics ? metrics.timeStripe(fetch) : fetch),
    }),
    storage,
    ...(metrics && { observeRequest: metrics.observeRequest, observePage: metrics.observePage }),
    mailer: mail.mailer,
    now,
    log,
    background,
    events: createEventBuffer(counting),
    openings: createOpeningBuffer(counting),
  };
  const close = async () => {
    clock.stop();
    mail.sender?.close();
    await database.close();
    if (stopTracing) await stopTracing();
  };
  const sender = mail.sender && metrics ? metrics.timeMail(mail.sender) : mail.sender;
  return { services, metrics, mail: { sender }, close };
}

async function startTracing(endpoint: string, release: Release): Promise<StopTracing> {
  const tracing = await import('../tracing/startTracing.ts');
  return tracing.startTracing(endpoint, release);
}

async function openMetrics(
  { metricsPort }: Config,
  sources: Parameters<typeof import('../metrics/metrics.ts').createMetrics>[0],
): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics(sources);
}
