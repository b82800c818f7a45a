import { parseOptions } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { argon2, hashPassword, verifyPassword } from './password.ts';

afterEach(() => void vi.restoreAllMocks());

describe('hashing', () => {
  it('is argon2id with 64 MiB and 3 passes, salted anew each time', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(first).not.toBe(second);
    expect(parseOptions(first).outputLen).toBeGreaterThanOrEqual(32);
  });

  it('knows the password again, whole and letter for letter', async () => {
    const long = 'ä'.repeat(200);
    const phc = await hashPassword(long);
    expect(await verifyPassword(long, phc)).toBe(true);
    expect(await verifyPassword(long.slice(0, -1), phc)).toBe(false);
    expect(await verifyPassword(long.toUpperCase(), phc)).toBe(false);
  });

  it('does the same work without a hash, and says no', async () => {
    const verified = vi.spyOn(argon2, 'verify');
    expect(await verifyPassword('a guess', null)).toBe(false);
    const cost = parseOptions(await hashPassword('a guess'));
    expect(verified.mock.calls).toEqual([[expect.any(String), 'a guess']]);
    expect(parseOptions(String(verified.mock.calls[0]?.[0]))).toEqual(cost);
    // Not even a guess that fits the dummy is right.
    verified.mockResolvedValueOnce(true);
    expect(await verifyPassword('a guess', null)).toBe(false);
  });

  it('runs at most fifty-four at once and refuses the rest in time', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, () => verifyPassword('a guess', null)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(await verifyPassword('a guess', null)).toBe(false);
  });
});
