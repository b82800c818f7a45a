import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import type { Services, Vars } from './vars.ts';
import { onError } from './errors.ts';
import { describeError } from '../support/describeError.ts';
import { Refusal, invalid } from './refusal.ts';

const lines: unknown[] = [];

/** An app whose only route throws. */
async function answerTo(error: Error): Promise<Response> {
  lines.length = 0;
  const app = new Hono<Vars>();
  app.use(async (c, next) => {
    c.set('requestId', 'id-1');
    c.set('services', {
      log: {
        error: (line: unknown) => lines.push(line),
        warn: (line: unknown) => lines.push(line),
      },
    } as unknown as Services);
    await next();
  });
  app.get('/', () => {
    throw error;
  });
  app.onError(onError);
  return app.request('/');
}

const failed = (code: string, message = 'cause') =>
  new Error('Failed query: insert … params: rosa@example.com,$argon2id$secret', {
    cause: Object.assign(new Error(message), { code }),
  });

describe('errors as answers', () => {
  it('a refusal has its message and headers', async () => {
    const response = await answerTo(new Refusal(409, 'Changed.', { headers: { ETag: '"3"' } }));
    expect([response.status, response.headers.get('etag')]).toEqual([409, '"3"']);
    expect(lines).toEqual([]);
  });

  it('counts further wrong fields as Laravel does', async () => {
    const message = async (errors: Record<string, string[]>) =>
      ((await (await answerTo(invalid(errors))).json()) as { message: string }).message;
    expect(await message({ a: ['A.'] })).toBe('A.');
    expect(await message({ a: ['A.', 'B.'] })).toBe('A. (and 1 more error)');
    expect(await message({ a: ['A.'], b: ['B.'], c: ['C.'] })).toBe('A. (and 2 more errors)');
  });

  it('the framework’s own errors keep their status', async () => {
    expect((await answerTo(new HTTPException(413, { message: 'Too much' }))).status).toBe(413);
  });

  it.each(['53100', '53300', '57P01', '57P03', '08006', 'ENOSPC', 'EROFS', 'ECONNREFUSED'])(
    'the database or the disk cannot work now (%s): 503, try again',
    async (code) => {
      const response = await answerTo(failed(code));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    },
  );

  it('503 logs a line with the cause and no parameters', async () => {
    await answerTo(failed('53100', 'No space left on device'));
    expect(lines).toEqual([
      expect.objectContaining({ code: '53100', reason: 'No space left on device' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('rosa@example.com');
  });

  it('a pool that found no connection in time is 503 too', async () => {
    const error = new Error('timeout exceeded when trying to connect');
    expect((await answerTo(error)).status).toBe(503);
  });

  it.each([
    'Cannot use a pool after calling end on the pool',
    'Client has encountered a connection error and is not queryable',
    'PGlite is closed',
  ])(
    'a request that outlives the process’s connections is 503, not unexpected: %s',
    async (message) => {
      const error = new Error('Failed query: select 1', { cause: new Error(message) });
      expect((await answerTo(error)).status).toBe(503);
    },
  );

  it('text that the database cannot store is a client error', async () => {
    expect((await answerTo(failed('22021'))).status).toBe(422);
  });

  it('everything else is 500 with nothing but the id', async () => {
    const response = await answerTo(failed('42P01', 'relation "users" does not exist'));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Server Error', id: 'id-1' });
  });

  it('the log has the cause, but never a query’s parameters', async () => {
    await answerTo(failed('42P01', 'relation "users" does not exist'));
    expect(JSON.stringify(lines)).toContain('relation');
    expect(JSON.stringify(lines)).not.toMatch(/rosa|argon2id/);
    expect(describeError('a string')).toEqual({ error: 'not an error' });
  });
});
