import { describe, expect, it } from 'vitest';
import { sessions } from './db/schema/people.ts';
import { sweep } from './sweep.ts';
import { makeCompany, makeUser } from './testing/people.ts';
import { startTestServer } from './testing/server.ts';

describe('the sweep', () => {
  it('removes what is over and leaves what lives', async () => {
    const server = await startTestServer();
    const user = await makeUser(server.db, await makeCompany(server.db));
    await server.as(user);
    server.advance(121 * 60);
    const living = await server.as(user);
    await sweep(server.db, server.services.now());
    expect(await server.db.select().from(sessions)).toHaveLength(1);
    expect((await living.get('/api/user')).status).toBe(200);
  });
});
