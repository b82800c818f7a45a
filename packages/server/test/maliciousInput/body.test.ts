import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../access/table.ts';
import { MaliciousClient, hasFields } from './maliciousClient.ts';
import {
  changedAt,
  changedEverywhere,
  hasText,
  inTurns,
  naughtyFor,
  naughtyStrings,
  placesOf,
  withTexts,
  wrongBodiesFor,
  wrongValues,
  wrongValuesAt,
} from './values.ts';

const writes = inTurns(accessTable.filter(({ route }) => !route.startsWith('GET ')));

/** How many routes each naughty string has met. */
const met = new Map<string, number>();
/** How many routes were asked whether they read a text, and how many do. */
let asked = 0;
let withText = 0;

let hostile: MaliciousClient;

beforeAll(async () => {
  hostile = await MaliciousClient.start();
});

describe('a wrong body is refused by name and never causes a 500', () => {
  it.each(writes)('as a whole: $route', async ({ row, turn }) => {
    const faults: string[] = [];
    let call = await hostile.call(row);
    for (const body of wrongBodiesFor(turn)) {
      faults.push(...(await hostile.sendHostile(row, call.path, { body })));
      call = await hostile.again(row, call);
    }
    expect(faults).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it.each(writes)('in one place, or without it: $route', async ({ row, turn }) => {
    const call = await hostile.call(row);
    const faults: string[] = [];
    const places = hasFields(call) ? placesOf(call.body) : [];
    for (const [at, place] of places.entries()) {
      for (const value of wrongValuesAt(places, at, turn)) {
        const body = changedAt(call.body, place, value);
        // The only place: the next test sends the same.
        if (isDeepStrictEqual(body, changedEverywhere(call.body, value))) continue;
        faults.push(...(await hostile.sendHostile(row, call.path, { body })));
      }
    }
    expect(faults).toEqual([]);
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(writes)('in all places at once: $route', async ({ row }) => {
    const call = await hostile.call(row);
    const faults: string[] = [];
    for (const value of hasFields(call) ? [undefined, ...wrongValues] : []) {
      const body = changedEverywhere(call.body, value);
      faults.push(...(await hostile.sendHostile(row, call.path, { body })));
    }
    expect(faults).toEqual([]);
  });

  it.each(writes)('in every text, by naughty strings: $route', async ({ row }) => {
    const call = await hostile.call(row);
    asked += 1;
    if (!hasFields(call) || !hasText(call.body)) return;
    const faults: string[] = [];
    const texts = naughtyFor(withText);
    withText += 1;
    for (const text of texts) {
      met.set(text, (met.get(text) ?? 0) + 1);
      const body = withTexts(call.body, text);
      faults.push(...(await hostile.sendHostile(row, call.path, { body, isFromOnePlace: true })));
    }
    expect(faults).toEqual([]);
  });

  it('by each naughty string, in two routes or more', () => {
    // Where only some of the file's tests run, nobody asks.
    if (asked < writes.length) return;
    const fewest = Math.min(...naughtyStrings.map((text) => met.get(text) ?? 0));
    expect(fewest).toBeGreaterThanOrEqual(2);
  });
});
