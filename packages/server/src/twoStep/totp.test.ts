import { describe, expect, it } from 'vitest';
import { codeAt, newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits there, of which these are the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d is %s, as RFC 6238 has it', (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code);
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is valid one step early and late, and returns its step', () => {
    const code = codeAt(secret, at(3000));
    expect([2940, 2970, 3000, 3030, 3060].map((now) => stepOfCode(secret, code, at(now)))).toEqual([
      null,
      100,
      100,
      100,
      null,
    ]);
    expect(stepOfCode(secret, '28708', at(59))).toBeNull();
  });

  it('has a secret of 160 bits that authenticators can read', () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(made);
    const uri = new URL(otpauthUri(secret, 'ada@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Hangtag' });
    expect(decodeURIComponent(uri.href)).toContain('Hangtag:ada@example.com');
  });
});
