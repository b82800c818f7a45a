/** Counts what the database is asked, on either engine. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** How many statements the work sends, its transactions' beginnings and ends included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(pg.Client.prototype, 'query'), vi.spyOn(PGlite.prototype, 'query')];
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
