import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { HeaderMedia, ProductContent } from '@hangtag/contract/wire/content';
import { describe, expect, it } from 'vitest';
import { describeHeader, moveHeader, removeHeader, showHeader } from './headerEdits.ts';

const header = (id: number): HeaderMedia => ({
  id,
  type: 'image',
  filesId: id * 10,
  embedUrl: null,
  alt: null,
  decorative: false,
  posterFilesId: null,
});

const draftWith = (currentHeaderId: number | null): ProductContent => ({
  ...blankContent,
  headers: [1, 2, 3].map(header),
  currentHeaderId,
  summary: { ...blankSummary, name: 'Mug' },
});

const order = ({ headers }: ProductContent) => headers.map(({ id }) => id);

describe('the current header', () => {
  it('is stored as chosen, and not while it is the first', () => {
    expect(showHeader(2)(draftWith(null)).currentHeaderId).toBe(2);
    expect(showHeader(1)(draftWith(2)).currentHeaderId).toBeNull();
    expect(showHeader(9)(draftWith(2)).currentHeaderId).toBeNull();
  });

  it('stays while others are sorted', () => {
    const moved = moveHeader(3, 0)(draftWith(null));
    expect(order(moved)).toEqual([3, 1, 2]);
    expect(moved.currentHeaderId).toBe(1);
    const back = moveHeader(1, 0)(moved);
    expect(order(back)).toEqual([1, 3, 2]);
    expect(back.currentHeaderId).toBeNull();
  });

  it('falls back to the first when removed, and stays when another one is', () => {
    expect(removeHeader(2)(draftWith(2)).currentHeaderId).toBeNull();
    const first = removeHeader(1)(draftWith(2));
    expect(order(first)).toEqual([2, 3]);
    expect(first.currentHeaderId).toBeNull();
    expect(removeHeader(1)(draftWith(3)).currentHeaderId).toBe(3);
  });
});

it('changes the words of one header only', () => {
  const { headers } = describeHeader(2, { alt: 'A mug', decorative: true })(draftWith(null));
  expect(headers.map(({ alt, decorative }) => [alt, decorative])).toEqual([
    [null, false],
    ['A mug', true],
    [null, false],
  ]);
});
