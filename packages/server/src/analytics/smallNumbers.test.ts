/** Breakdowns as somebody reads them who subtracts: every period, on the screen and as a file. */
import { plusDays } from '@hangtag/contract/rules/days';
import { OTHER } from '@hangtag/contract/rules/smallCounts';
import { type Dimension, LEAST_SHOWN, dimensions } from '@hangtag/contract/wire/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companies } from '../db/schema/companies.ts';
import { analyticsFixture, deleteCounts } from '../../test/support/analyticsFixture.ts';
import { testStart } from '../../test/support/server.ts';
import { countCompany, insertPast } from './countDays.ts';

/** Four days that are over; in Kathmandu they begin at 18:15 UTC. */
const zone = 'Asia/Kathmandu';
const first = '2026-11-16';
const days = [0, 1, 2, 3].map((day) => plusDays(first, day));
const periods = days.flatMap((from, at) => days.slice(at).map((to) => ({ from, to })));

/** How many people of which kind came on a day; few languages and many people leave something to hide. */
const group = fc.record({
  day: fc.nat({ max: days.length - 1 }),
  people: fc.integer({ min: 1, max: 9 }),
  language: fc.constantFrom('de', 'en', 'ne', null),
  device: fc.constantFrom('phone', 'tablet', 'computer'),
  country: fc.constantFrom('CH', 'NP', null),
  source: fc.constantFrom('google', 'other', null),
});

type Counts = ReadonlyMap<string, number>;

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);
const shownOf = (counts: Counts) => [...counts].filter(([value]) => value !== OTHER);

/** One line says something else: what a total leaves when every shown value is taken away. */
const restOf = (counts: Counts, total: number) =>
  total - sum(shownOf(counts).map(([, count]) => count));

it('no value under five comes back by subtracting periods, filters or files', async () => {
  const { server, client, companyId, product, read } = await analyticsFixture();
  await server.db.update(companies).set({ timeZone: zone });

  const askFor = async (period: { readonly from: string; readonly to: string }) => {
    const query = `from=${period.from}&to=${period.to}&compare=none`;
    const { breakdowns, totals } = await read(query);
    const by = new Map<Dimension, Counts>();
    for (const dimension of dimensions) {
      const rows = breakdowns?.by[dimension] ?? [];
      by.set(dimension, new Map(rows.map(({ value, count }) => [value, count])));
    }
    return { query, by, visitors: totals.visitors };
  };

  await fc.assert(
    fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 12 }), async (groups) => {
      await deleteCounts(server.db);
      let person = 0;
      const looks = groups.flatMap(({ day, people, source, ...kind }) =>
        Array.from({ length: people }, () => {
          person += 1;
          return {
            ...kind,
            source,
            companyId,
            productId: product.productId,
            kind: source ? ('view' as const) : ('scan' as const),
            via: source ? ('site' as const) : ('code' as const),
            at: new Date(Date.parse(`${days[day]}T06:00:00Z`) + person * 1000),
            visitor: Uint8Array.of(person >> 8, person & 255),
          };
        }),
      );
      await insertPast(server.db, looks);
      await countCompany(server.db, companyId, testStart);
      const answers = [];
      for (const period of periods) answers.push({ ...period, ...(await askFor(period)) });

      for (const longer of answers) {
        for (const shorter of answers) {
          if (shorter.from < longer.from || shorter.to > longer.to) continue;
          for (const dimension of dimensions) {
            const less = shorter === longer ? new Map<string, number>() : shorter.by.get(dimension);
            for (const [value, count] of shownOf(longer.by.get(dimension) ?? new Map())) {
              const difference = count - (less?.get(value) ?? 0);
              expect(difference === 0 || difference >= LEAST_SHOWN).toBe(true);
            }
          }
        }
        // What the screen does not name: nothing, enough, or the only thing there is.
        if (longer.from === longer.to)
          for (const counts of longer.by.values()) {
            if (counts.size === 0) continue;
            const rest = restOf(counts, longer.visitors);
            const isAll = rest === longer.visitors;
            expect(rest === (counts.get(OTHER) ?? 0)).toBe(true);
            expect(rest === 0 || rest >= LEAST_SHOWN || isAll).toBe(true);
          }
      }

      const { query, by } = await askFor({ from: first, to: days.at(-1) ?? first });
      const path = `/api/companies/${companyId}/analytics.csv?${query}&view=`;
      for (const dimension of dimensions) {
        const rowsIn = async (filter: string) => {
          const text = await (await client.get(`${path}${dimension}${filter}`)).text();
          const lines = text.trim().split('\r\n').slice(1);
          return new Map(lines.map((line) => line.split(',') as [string, string]));
        };
        const named = [...(by.get(dimension) ?? [])].map(([value, count]) => {
          return [value || 'not known', String(count)] as const;
        });
        expect(await rowsIn('')).toEqual(new Map(named));
        expect(await rowsIn(`&productId=${product.productId}`)).toEqual(new Map());
      }
    }),
    { numRuns: 8 },
  );
});
