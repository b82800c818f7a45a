/** Figures that are read from their source when they are asked for. */
import { isNull, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open.ts';
import { jobs } from '../db/schema/platform.ts';
import type { Storage } from '../storage/storage.ts';
import { withTimeout } from '../support/withTimeout.ts';

/** How long a source may take, in milliseconds; a figure without an answer is left out. */
const SOURCE_MS = 3000;

/** Connections to PostgreSQL. */
export function poolGauges(database: OpenDatabase, registers: Registry[]): void {
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

/** Work that waits or was given up. */
export function jobGauges({ db }: OpenDatabase, registers: Registry[]): void {
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
      const rows = await withTimeout(SOURCE_MS, read());
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

/** Whether the file store answers. */
export function storageGauge(storage: Pick<Storage, 'isReachable'>, registers: Registry[]): void {
  new Gauge({
    name: 'hangtag_storage_up',
    help: '1 while the file store answers.',
    registers,
    async collect() {
      this.set(Number((await withTimeout(SOURCE_MS, storage.isReachable())) ?? false));
    },
  });
}
