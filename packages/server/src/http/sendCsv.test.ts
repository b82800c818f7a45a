import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/support/server.ts';
import { sendCsv } from './sendCsv.ts';
import type { Vars } from './vars.ts';

async function* rows(count: number, isBroken: boolean) {
  for (let row = 1; row <= count; row += 1) yield await Promise.resolve(row);
  if (isBroken) throw new Error('The database is gone.');
}

async function download(isBroken: boolean) {
  const { services } = await startTestServer();
  const app = new Hono<Vars>();
  app.get('/table.csv', (c) => {
    c.set('services', services);
    return sendCsv(c, {
      fileName: 'Rows.csv',
      heads: ['Row'],
      rows: rows(3, isBroken),
      cellsOf: (row) => [row],
    });
  });
  return app.request('/table.csv');
}

it('is sent as a file with all its rows', async () => {
  const answer = await download(false);
  expect(answer.headers.get('content-disposition')).toContain('Rows.csv');
  expect(await answer.text()).toBe('Row\r\n1\r\n2\r\n3\r\n');
});

it('breaks off where a row cannot be read, so that no partial table looks complete', async () => {
  const answer = await download(true);
  await expect(answer.text()).rejects.toThrow('The database is gone.');
});
