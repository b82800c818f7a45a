import { describe, expect, it } from 'vitest';
import { filesOfBatch, handedOut, lastExportOf } from './batchExports.ts';
import { commonSheets } from './labelSheet.ts';

describe('the files of a batch', () => {
  it('have whole pages and at most 1,000 labels', () => {
    expect(filesOfBatch(commonSheets['a4-24'], 2000)).toEqual([
      { first: 1, last: 984 },
      { first: 985, last: 1968 },
      { first: 1969, last: 2000 },
    ]);
  });

  it('are one for a batch that fits', () => {
    expect(filesOfBatch(commonSheets['roll-50'], 1000)).toEqual([{ first: 1, last: 1000 }]);
  });
});

describe('what was handed out', () => {
  const half = { first: 1, last: 500 };
  const rest = { first: 501, last: 1000 };
  const all = { first: 1, last: 1000 };

  it.each([
    [[], { serials: 0, times: 0 }],
    [[half], { serials: 500, times: 1 }],
    [[half, rest], { serials: 1000, times: 1 }],
    [[all, half], { serials: 1000, times: 2 }],
    [[half, { first: 701, last: 800 }], { serials: 600, times: 1 }],
  ])('%j is %j', (exports, counts) => {
    expect(handedOut(exports)).toEqual(counts);
  });

  it('is found by its serials, the newest first', () => {
    expect(lastExportOf([half, all], { first: 500, last: 501 })).toBe(all);
    expect(lastExportOf([half], rest)).toBeUndefined();
  });
});
