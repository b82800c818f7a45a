import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeaderMedia } from '../wire/content.ts';
import { choiceOf, currentHeader } from './currentHeader.ts';

const header = (id: number): HeaderMedia => ({
  id,
  type: 'image',
  filesId: id * 10,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
});
const headers = fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((ids) => ids.map(header));
const choice = fc.option(fc.integer({ min: 1, max: 6 }));

describe('the current header [F167]', () => {
  it('is the chosen one, else the first, else none', () => {
    const three = [3, 1, 2].map(header);
    expect(currentHeader({ headers: three, currentHeaderId: 2 })?.id).toBe(2);
    expect(currentHeader({ headers: three, currentHeaderId: null })?.id).toBe(3);
    expect(currentHeader({ headers: three, currentHeaderId: 9 })?.id).toBe(3);
    expect(currentHeader({ headers: [], currentHeaderId: 2 })).toBeUndefined();
  });

  it('is the same for a choice and for its stored form', () => {
    fc.assert(
      fc.property(headers, choice, (list, id) => {
        const chosen = choiceOf(list, id);
        expect(currentHeader({ headers: list, currentHeaderId: chosen })).toEqual(
          currentHeader({ headers: list, currentHeaderId: id }),
        );
      }),
    );
  });

  it('has one stored form: two choices that show the same are equal', () => {
    fc.assert(
      fc.property(headers, choice, choice, (list, one, other) => {
        const shown = (id: number | null) => currentHeader({ headers: list, currentHeaderId: id });
        expect(choiceOf(list, one) === choiceOf(list, other)).toBe(shown(one) === shown(other));
      }),
    );
  });
});
