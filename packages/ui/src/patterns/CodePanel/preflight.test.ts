import { describe, expect, it } from 'vitest';
import { plainArtwork } from '@hangtag/contract/wire/code';
import type { ChosenCode } from './artwork.ts';
import { labelLimit } from './labelLimit.ts';
import { preflight, summaryOf } from './preflight.ts';

const code: ChosenCode = {
  url: 'https://id.merrow.example/01/09520123456788',
  kind: 'digital-link',
  gtin14: '09520123456788',
  lot: '',
  modules: 29,
  quietZone: 4,
  level: 'M',
  symbols: [],
  host: { letters: 17, modulesLonger: 33 },
  retail: null,
  artwork: plainArtwork,
  ink: '',
  inkColour: null,
  decoded: true,
  check: null,
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
    expect(summaryOf(facts)).toBe('9 passed');
    expect(facts.find(({ id }) => id === 'level')?.value).toBe('M, 15%');
    expect(facts.find(({ id }) => id === 'decoded')?.value).toBe('2 of 2 decoders');
    expect(facts.find(({ id }) => id === 'contrast')?.value).toBe('100%');
    expect(facts.find(({ id }) => id === 'ink')?.value).toBe('K 100 only');
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
    expect(verdicts(facts)).toEqual(['page', 'gtin', 'local']);
    expect(facts.slice(0, 3).map(({ id }) => id)).toEqual(['page', 'gtin', 'local']);
    expect(summaryOf(facts)).toBe('7 passed, 3 to check');
    expect(verdicts(preflight(code, atTill(24), 1))).toEqual(['page']);
    expect(verdicts(preflight({ ...code, decoded: false }, atTill(24), 0))).toEqual(['decoded']);
  });

  it('says what a longer host costs, where the code is the usual one', () => {
    const host = (of: ChosenCode) => preflight(of, atTill(24), 0).find(({ id }) => id === 'host');
    expect(host(code)).toMatchObject({
      value: '17 letters',
      detail: '10 letters more: 33 × 33 modules, 27.3 mm wide at this module size',
    });
    const same = { ...code, host: { letters: 9, modulesLonger: 29 } };
    expect(host(same)?.detail).toBe('10 letters more would make the code no larger');
    expect(host({ ...code, artwork: { ...plainArtwork, level: 'H' } })).toBeUndefined();
  });

  it.each([
    ['', null, 'till', 'passed', '100%'],
    ['Bottle green', '#1e4d3b', 'till', 'passed', '88%'],
    ['Warm brown', '#734900', 'till', 'check', '55%'],
    ['Signal red', '#d0202a', 'till', 'check', '18%'],
    ['Unknown', null, 'till', 'check', 'Not known'],
    ['Unknown', null, 'poster', 'check', 'Not known'],
  ] as const)('tells the contrast of %s %s at a %s', (ink, inkColour, use, verdict, value) => {
    const facts = preflight({ ...code, ink, inkColour }, { widthMm: 24, use }, 0);
    expect(facts.find(({ id }) => id === 'contrast')).toMatchObject({ verdict, value });
  });

  it('says what the self-check found at the address', () => {
    const answers = (problem: string | null) => {
      const check = { checkedAt: '2026-11-20T10:00:00Z', problem };
      return preflight({ ...code, check }, atTill(24), 0).find(({ id }) => id === 'answers');
    };
    expect(answers(null)).toMatchObject({ verdict: 'passed', value: '307, then 200' });
    expect(answers('nothing answers there.')).toMatchObject({
      verdict: 'check',
      detail: 'Asked 11-20-2026: nothing answers there.',
    });
  });
});

describe('small labels', () => {
  it('name the largest that is too small, and the way out', () => {
    expect(labelLimit(code, 'till')).toMatchObject({
      tooSmall: { name: '½ in' },
      fits: { name: '⅝ in', widthMm: 12.4 },
    });
    expect(labelLimit(code, 'till')?.moduleMm).toBeCloseTo(0.343, 3);
    expect(labelLimit({ modules: 16, quietZone: 2 }, 'till')).toBeNull();
    expect(labelLimit({ modules: 177, quietZone: 4 }, 'till')).toBeNull();
  });
});
