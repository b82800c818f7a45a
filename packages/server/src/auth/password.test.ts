import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

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

  it('does the same work for nobody, and says no', async () => {
    const phc = await hashPassword('something else');
    /** The quickest of three: what else the machine does only ever adds. */
    const timed = async (against: string | null) => {
      let quickest = Infinity;
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now();
        expect(await verifyPassword('a guess', against)).toBe(false);
        quickest = Math.min(quickest, performance.now() - start);
      }
      return quickest;
    };
    // Without the dummy it would be a thousandth.
    expect(await timed(null)).toBeGreaterThan((await timed(phc)) / 5);
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
