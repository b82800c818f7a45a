/** Figures of this process for Prometheus: what requests and Stripe take, and what waits, read when it is asked for. */
import { isNull, sql } from 'drizzle-orm';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Release } from '../config/release.ts';
import type { OpenDatabase } from '../db/open.ts';
import { latestMigration } from '../db/release.ts';
import { jobs } from '../db/schema/platform.ts';
import type { RequestObserver } from '../http/vars.ts';
import type { Storage } from '../storage/storage.ts';
import { within } from '../support/within.ts';

/** The figures of one process. */
export interface Metrics {
  readonly observeRequest: RequestObserver;
  /** A fetch whose calls are timed by host-independent outcome: a status class, or `failed` without an answer. */
  timeStripe(fetch: Fetch): Fetch;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Sources {
  readonly database: OpenDatabase;
  readonly storage: Pick<Storage, 'isReachable'>;
  readonly release: Release;
}

/** Upper bounds of the durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long a source may take when the figures are read, in milliseconds; a figure without an answer is left out. */
const SOURCE_MS = 3000;

/** Creates the figures of this process. */
export function createMetrics({ database, storage, release }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'hangtag_build_info',
    help: 'Always 1; the labels name the release.',
    labelNames: ['version', 'commit', 'migration'],
    registers,
  }).set(
    {
      version: release.version,
      commit: release.commit ?? 'unknown',
      migration: latestMigration(),
    },
    1,
  );
  const requests = new Histogram({
    name: 'hangtag_request_seconds',
    help: 'Time from the head of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const stripe = new Histogram({
    name: 'hangtag_stripe_request_seconds',
    help: 'Time of a call to the payment service.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  poolGauges(database, registers);
  jobGauges(database, registers);
  new Gauge({
    name: 'hangtag_storage_up',
    help: '1 while the file store answers.',
    registers,
    async collect() {
      this.set(Number((await within(SOURCE_MS, storage.isReachable())) ?? false));
    },
  });
  return {
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: classOf(status) }, seconds),
    timeStripe: (fetch) => async (url, init) => {
      const end = stripe.startTimer();
      try {
        const answer = await fetch(url, init);
        end({ outcome: classOf(answer.status) });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A class such as `2xx`: the exact status would make as many series as there are answers. */
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

function poolGauges(database: OpenDatabase, registers: Registry[]): void {
  new Gauge({
    name: 'hangtag_database_connections',
    help: 'Connections to PostgreSQL by state; `waiting` counts queries without one.',
    labelNames: ['state'],
    registers,
    collect() {
      const connections = database.connections();
      for (const [state, count] of Object.entries(connections ?? {})) this.set({ state }, count);
    },
  });
}

function jobGauges({ db }: OpenDatabase, registers: Registry[]): void {
  const oldest = new Gauge({
    name: 'hangtag_job_oldest_seconds',
    help: 'Age of the oldest job that is due.',
    labelNames: ['kind'],
    registers,
  });
  const read = () =>
    db
      .select({
        kind: jobs.kind,
        waiting: sql<number>`count(*) filter (where ${isNull(jobs.failedAt)})::int`,
        givenUp: sql<number>`count(*) filter (where ${jobs.failedAt} is not null)::int`,
        age: sql<number>`coalesce(extract(epoch from now() - min(${jobs.runAt}) filter (where ${jobs.failedAt} is null and ${jobs.runAt} <= now())), 0)::float8`,
      })
      .from(jobs)
      .groupBy(jobs.kind);
  new Gauge({
    name: 'hangtag_jobs',
    help: 'Jobs in the database, of all processes, by kind and state.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const rows = await within(SOURCE_MS, read());
      this.reset();
      oldest.reset();
      for (const { kind, waiting, givenUp, age } of rows ?? []) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'given up' }, givenUp);
        oldest.set({ kind }, age);
      }
    },
  });
}
