import { parseOptions } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { realHashing } from '../../test/support/cheapHashing.ts';
import { argon2, hashPassword, serverItself, verifyPassword } from './password.ts';

realHashing();

afterEach(() => void vi.restoreAllMocks());

describe('hashing', () => {
  it('is argon2id with 64 MiB and 3 passes, salted anew each time', async () => {
    const [first, second] = await Promise.all([
      hashPassword('same', serverItself),
      hashPassword('same', serverItself),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(first).not.toBe(second);
    expect(parseOptions(first).outputLen).toBeGreaterThanOrEqual(32);
  });

  it('accepts the exact password only', async () => {
    const long = 'ä'.repeat(200);
    const phc = await hashPassword(long, serverItself);
    expect(await verifyPassword(long, phc, serverItself)).toBe(true);
    expect(await verifyPassword(long.slice(0, -1), phc, serverItself)).toBe(false);
    expect(await verifyPassword(long.toUpperCase(), phc, serverItself)).toBe(false);
  });

  it('does the same work without a hash, and returns false', async () => {
    const verified = vi.spyOn(argon2, 'verify');
    expect(await verifyPassword('a guess', null, serverItself)).toBe(false);
    const cost = parseOptions(await hashPassword('a guess', serverItself));
    expect(verified.mock.calls).toEqual([[expect.any(String), 'a guess']]);
    expect(parseOptions(String(verified.mock.calls[0]?.[0]))).toEqual(cost);
    // Not even a guess that fits the dummy is right.
    verified.mockResolvedValueOnce(true);
    expect(await verifyPassword('a guess', null, serverItself)).toBe(false);
  });

  it('runs two at once per owner, queues twenty-five and refuses the rest', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 33 }, () => verifyPassword('a guess', null, serverItself)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(await verifyPassword('a guess', null, serverItself)).toBe(false);
  });
});
