import { describe, expect, it } from 'vitest';
import { readHost } from './host.ts';

describe('a typed host', () => {
  it.each([
    [' Code.Merrow.example ', 'code.merrow.example'],
    ['merrow.example.', 'merrow.example'],
    ['код.пример', 'xn--d1alm.xn--e1afmkfd'],
  ])('%j is %s', (typed, host) => {
    expect(readHost(typed)).toBe(host);
  });

  it.each([
    '',
    'localhost',
    '192.0.2.7',
    '[2001:db8::1]',
    '2130706433',
    '0x7f.1',
    'https://merrow.example',
    'merrow.example/p',
    'merrow.example:8443',
    'a@merrow.example',
    '-a.example',
    'a..example',
    'a_b.example',
    `${'a'.repeat(64)}.example`,
    'two words.example',
  ])('%j is none', (typed) => {
    expect(readHost(typed)).toBeNull();
  });
});
