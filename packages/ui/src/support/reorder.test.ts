import { describe, expect, it } from 'vitest';
import { placeAfter, placeOfDrop } from './reorder.ts';

describe('placeAfter', () => {
  it('moves one place, or to an end', () => {
    expect(placeAfter('up', 2, 5)).toBe(1);
    expect(placeAfter('down', 2, 5)).toBe(3);
    expect(placeAfter('top', 2, 5)).toBe(0);
    expect(placeAfter('bottom', 2, 5)).toBe(4);
  });

  it('stays within the list', () => {
    expect(placeAfter('up', 0, 5)).toBe(0);
    expect(placeAfter('down', 4, 5)).toBe(4);
  });
});

describe('placeOfDrop', () => {
  it('agrees with removing the row and inserting it again', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'];
    for (let from = 0; from < rows.length; from += 1) {
      for (let target = 0; target < rows.length; target += 1) {
        if (target === from) continue;
        for (const side of ['before', 'after'] as const) {
          const dragged = rows[from] ?? '';
          const rest = rows.filter((row) => row !== dragged);
          rest.splice(placeOfDrop(from, target, side), 0, dragged);
          const neighbour = rest.indexOf(rows[target] ?? '') + (side === 'before' ? -1 : 1);
          expect(rest[neighbour]).toBe(dragged);
        }
      }
    }
  });
});
