import { describe, expect, it } from 'vitest';
import { type ChosenCode, plainArtwork } from './artwork.ts';
import { preflight, summaryOf } from './preflight.ts';

const code: ChosenCode = {
  url: 'https://id.merrow.example/01/09520123456788',
  kind: 'digital-link',
  gtin14: '09520123456788',
  modules: 29,
  quietZone: 4,
  symbols: [],
  retail: null,
  artwork: plainArtwork,
  ink: '',
  decoded: true,
  localOnly: false,
  published: true,
  locked: null,
};
const atTill = (widthMm: number) => ({ widthMm, use: 'till' as const });
const verdicts = (facts: ReturnType<typeof preflight>) =>
  facts.filter(({ verdict }) => verdict === 'check').map(({ id }) => id);

describe('preflight', () => {
  it('passes a published code at a usual width', () => {
    const facts = preflight(code, atTill(24), 0);
    expect(verdicts(facts)).toEqual([]);
    expect(summaryOf(facts)).toBe('5 passed');
    expect(facts.find(({ id }) => id === 'module')?.value).toBe('0.83 mm');
    expect(facts.find(({ id }) => id === 'quietZone')?.value).toBe('30.6 × 30.6 mm');
  });

  it('measures the module at the printed width and names the widths that fit', () => {
    const tooSmall = preflight(code, atTill(10), 0).find(({ id }) => id === 'module');
    expect(tooSmall).toMatchObject({ verdict: 'check', value: '0.34 mm' });
    expect(tooSmall?.detail).toContain('12 to 28 mm');
    expect(verdicts(preflight(code, atTill(12), 0))).toEqual([]);
    expect(verdicts(preflight(code, atTill(28), 0))).toEqual([]);
    expect(verdicts(preflight(code, atTill(29), 0))).toEqual(['module']);
    expect(verdicts(preflight(code, { widthMm: 29, use: 'phone' }, 0))).toEqual([]);
  });

  it('asks to check what may disappoint in print', () => {
    const facts = preflight(
      { ...code, published: false, gtin14: null, localOnly: true },
      atTill(24),
      3,
    );
    expect(verdicts(facts)).toEqual(['gtin', 'page', 'local']);
    expect(summaryOf(facts)).toBe('3 passed, 3 to check');
    expect(verdicts(preflight(code, atTill(24), 1))).toEqual(['page']);
    expect(verdicts(preflight({ ...code, decoded: false }, atTill(24), 0))).toEqual(['decoded']);
  });
});
