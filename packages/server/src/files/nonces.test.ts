import { afterEach, expect, it, vi } from 'vitest';
import { cleanDatabase } from '../../test/support/database.ts';
import { makeCompany } from '../../test/support/users.ts';
import { transact } from '../db/transact.ts';
import { consumeNonce, isConsumed } from './nonces.ts';

afterEach(() => void vi.useRealTimers());

it('a spent upload address stays spent, however wrong the computer’s clock is', async () => {
  const db = await cleanDatabase();
  const { id } = await makeCompany(db);
  const spend = (nonce: string) => transact(db, (tx) => consumeNonce(tx, id, nonce));
  await spend('one');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60 * 60 * 1000 });
  await spend('other');
  expect(await isConsumed(db, id, 'one')).toBe(true);
  await expect(spend('one')).rejects.toMatchObject({ status: 403 });
});
