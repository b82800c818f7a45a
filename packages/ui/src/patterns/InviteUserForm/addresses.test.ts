import { describe, expect, it } from 'vitest';
import { addressesOf, addressesProblem } from './addresses.ts';

describe('addressesOf', () => {
  it.each([
    ['a@x.example', ['a@x.example']],
    ['a@x.example, b@x.example;c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['a@x.example b@x.example\n\nc@x.example\t', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['A@x.example,a@X.example', ['A@x.example']],
    ['Wes Okafor <wes@x.example>, Mia <mia@x.example>', ['wes@x.example', 'mia@x.example']],
    [' ,; \n', []],
  ])('reads %j', (text, addresses) => {
    expect(addressesOf(text)).toEqual(addresses);
  });
});

describe('addressesProblem [F209]', () => {
  it('asks for an address', () => {
    expect(addressesProblem(' \n')).toBe('This field is required.');
  });

  it('shows the specified message for one wrong address', () => {
    expect(addressesProblem('wes@')).toBe('Please provide a valid email');
    expect(addressesProblem('wes@lund.example')).toBeNull();
  });

  it('names the wrong addresses of several', () => {
    expect(addressesProblem('wes@lund.example, wes@, mia')).toBe(
      'Please provide a valid email: wes@, mia',
    );
    expect(addressesProblem('a, b, c, d')).toBe('Please provide a valid email: a, b, c …');
  });

  it('limits a list to the hour’s limit', () => {
    const list = (many: number) =>
      Array.from({ length: many }, (_, index) => `p${index}@x.example`).join('\n');
    expect(addressesProblem(list(50))).toBeNull();
    expect(addressesProblem(list(51))).toBe('At most 50 addresses at once. Here are 51.');
  });
});
