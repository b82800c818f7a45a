import { beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../access/table.ts';
import { MaliciousClient, hasFields } from './maliciousClient.ts';
import {
  changedAt,
  changedEverywhere,
  hasText,
  naughtyFor,
  placesOf,
  withTexts,
  wrongBodies,
  wrongValues,
  wrongValuesAt,
} from './values.ts';

const writes = accessTable.filter(({ route }) => !route.startsWith('GET '));

let hostile: MaliciousClient;

beforeAll(async () => {
  hostile = await MaliciousClient.start();
});

describe('a wrong body is refused by name and never causes a 500', () => {
  it.each(writes)('as a whole: $route', async (row) => {
    const faults: string[] = [];
    for (const body of wrongBodies) {
      const { path } = await hostile.call(row);
      faults.push(...(await hostile.sendHostile(row, path, { body })));
    }
    expect(faults).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it.each(writes)('in one place, or without it: $route', async (row) => {
    const call = await hostile.call(row);
    const faults: string[] = [];
    const places = hasFields(call) ? placesOf(call.body) : [];
    for (const [at, place] of places.entries()) {
      for (const value of wrongValuesAt(places, at, accessTable.indexOf(row))) {
        const body = changedAt(call.body, place, value);
        faults.push(...(await hostile.sendHostile(row, call.path, { body })));
      }
    }
    expect(faults).toEqual([]);
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(writes)('in all places at once: $route', async (row) => {
    const call = await hostile.call(row);
    const faults: string[] = [];
    for (const value of hasFields(call) ? [undefined, ...wrongValues] : []) {
      const body = changedEverywhere(call.body, value);
      faults.push(...(await hostile.sendHostile(row, call.path, { body })));
    }
    expect(faults).toEqual([]);
  });

  it.each(writes)('in every text, by naughty strings: $route', async (row) => {
    const call = await hostile.call(row);
    const faults: string[] = [];
    const texts = hasFields(call) && hasText(call.body) ? naughtyFor(accessTable.indexOf(row)) : [];
    for (const text of texts) {
      const body = withTexts(call.body, text);
      faults.push(...(await hostile.sendHostile(row, call.path, { body, isFromOnePlace: true })));
    }
    expect(faults).toEqual([]);
  });
});
