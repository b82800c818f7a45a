import { describe, expect, it } from 'vitest';
import { cards } from './cards.cases.ts';
import { issuing, mismatches, presenting, sites } from './csrf.cases.ts';
import { expectExchange, exchangeFixture } from './exchange.ts';
import { emptyLists, pages, sizes } from './lists.cases.ts';
import { coupons, paying } from './paying.cases.ts';
import { oneself, registering } from './register.cases.ts';
import { mustResetFirst, resetting } from './reset.cases.ts';
import { lockingOut, signingIn, signingOut } from './signIn.cases.ts';
import { methods, refusals, unknownAddresses } from './statuses.cases.ts';
import { concurrency, signatures, spellings } from './writes.cases.ts';

const topics = {
  'the token is issued': issuing,
  'the token may come as': presenting,
  'the token is refused': mismatches,
  'where a write comes from': sites,
  'signing in': signingIn,
  'locked out': lockingOut,
  'signing out': signingOut,
  'the forgotten password': resetting,
  'must it be reset first': mustResetFirst,
  'becoming somebody': registering,
  oneself: oneself,
  'what is refused': refusals,
  'what there is not': unknownAddresses,
  methods: methods,
  'a page of a list': pages,
  'an empty page': emptyLists,
  'how much may be asked for': sizes,
  'two writers': concurrency,
  'signed addresses': signatures,
  'names of fields': spellings,
  'cards to pay with': cards,
  'what is paid for': paying,
  coupons: coupons,
};
const cases = Object.values(topics).flat();

describe(`${cases.length} golden cases of Laravel’s wire`, () => {
  it('are at least 60, with unique names', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  describe.each(Object.entries(topics))('%s', (_, topic) => {
    it.each([...topic])('$name', async (exchange) => {
      const fixture = await exchangeFixture(exchange.settings);
      await expectExchange(exchange, await exchange.send(fixture));
    });
  });
});
