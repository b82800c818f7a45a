import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Item, billedAfter, changeLines, recurringLines } from './change.ts';

const period = { start: 0, end: 2_419_200 };

const priced = (id: string, unitAmount: number): Item['price'] => ({
  id,
  productId: `prod_${id}`,
  product: id,
  unitAmount,
  interval: 'month',
  intervalCount: 1,
});

const plan = (id: string, unitAmount: number): Item => ({
  id: 'si_plan',
  price: priced(id, unitAmount),
  quantity: 1,
  billed: null,
});

const addOn = (quantity: number): Item => ({
  id: 'si_more',
  price: priced('more', 2000),
  quantity,
  billed: null,
});

const charged = (item: Item): Item => ({
  ...item,
  billed: {
    gross: item.price.unitAmount * item.quantity,
    discounts: [],
    period,
    invoice: 'in_1',
    line: 'il_1',
  },
});

const circumstances = { at: 0, period, isReset: false, isProrated: true, cuts: [] };

it('the descriptions of its lines', () => {
  const before = [charged(plan('Basic', 3900)), charged(addOn(2))];
  const after = [plan('Pro', 9900), addOn(3)];
  const lines = changeLines(before, after, { ...circumstances, at: 1_209_600 });
  expect(lines.map(({ description, amount }) => [description, amount])).toEqual([
    ['Unused time on Basic after 15 Jan 1970', -1950],
    ['Unused time on 2 × more after 15 Jan 1970', -2000],
    ['Remaining time on Pro after 15 Jan 1970', 4950],
    ['Remaining time on 3 × more after 15 Jan 1970', 3000],
  ]);
  expect(recurringLines(after, period).map(({ description }) => description)).toEqual([
    '1 × Pro (at $99.00 / month)',
    '3 × more (at $20.00 / month)',
  ]);
});

it('a reset credits everything and charges everything in full', () => {
  const before = [charged(plan('Basic', 3900))];
  const lines = changeLines(before, before, { ...circumstances, isReset: true });
  expect(lines.map(({ amount, isProration }) => [amount, isProration])).toEqual([
    [-3900, true],
    [3900, false],
  ]);
});

it('a charge and its credit list each discount, with the same net amounts', () => {
  const cuts = [
    { id: 'di_third', percentOff: 33.33, amountOff: null },
    { id: 'di_ten', percentOff: null, amountOff: 1000, products: ['prod_more'] },
  ];
  const at = 1_209_600;
  const after = [plan('Pro', 9900), addOn(3)];
  const charges = changeLines([], after, { ...circumstances, at, cuts });
  expect(charges.map(({ amount, discounts }) => [amount, discounts])).toEqual([
    [4950, [{ discount: 'di_third', amount: 1650 }]],
    [
      3000,
      [
        { discount: 'di_third', amount: 1000 },
        { discount: 'di_ten', amount: 500 },
      ],
    ],
  ]);
  const named = charges.map((line, index) => ({
    ...line,
    id: `il_${index}`,
    discounts: line.discounts ?? [],
  }));
  const held = after.map((item) => ({ ...item, billed: billedAfter(item, named, 'in') }));
  const credits = changeLines(held, [], { ...circumstances, at });
  expect(credits.map(({ amount, discounts }) => [amount, discounts])).toEqual([
    [-4950, [{ discount: 'di_third', amount: -1650 }]],
    [
      -3000,
      [
        { discount: 'di_third', amount: -1000 },
        { discount: 'di_ten', amount: -500 },
      ],
    ],
  ]);
});

it('any chain of changes charges for exactly the time each price was in force', () => {
  const steps = fc.array(
    fc.record({
      at: fc.nat(2_419_199),
      unit: fc.constantFrom(3900, 9900, 24_900),
      more: fc.nat(100),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(steps, (unsorted) => {
      let items: Item[] = [charged(plan('p', 3900))];
      let paid = 3900;
      let worth = 0;
      let since = 0;
      let rate = 3900;
      let count = 0;
      for (const { at, unit, more } of unsorted.toSorted((a, b) => a.at - b.at)) {
        const wanted = [plan('p', unit), ...(more > 0 ? [addOn(more)] : [])].map((item) => ({
          ...item,
          price: { ...item.price, id: `${item.price.id}${item.price.unitAmount}` },
          billed: items.find((one) => one.id === item.id)?.billed ?? null,
        }));
        const lines = changeLines(items, wanted, { ...circumstances, at });
        paid += lines.reduce((sum, { amount }) => sum + amount, 0);
        count += lines.length;
        const named = lines.map((line, index) => ({
          ...line,
          id: `il_${index}`,
          discounts: line.discounts ?? [],
        }));
        items = wanted.map((item) => ({ ...item, billed: billedAfter(item, named, 'in') }));
        worth += (rate * (at - since)) / period.end;
        since = at;
        rate = unit + more * 2000;
      }
      worth += (rate * (period.end - since)) / period.end;
      // Half a cent for each rounded line.
      expect(Math.abs(paid - worth)).toBeLessThanOrEqual(count / 2 + 1);
    }),
  );
});
