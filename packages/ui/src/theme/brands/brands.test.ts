import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../colour.ts';
import { neededRatio, pairs } from '../pairs.ts';
import { themes } from '../themes.ts';
import { type Brand, type BrandColours, brandThemes } from './brand.ts';
import { brandCss } from './brandCss.ts';
import { brands } from './brands.ts';
import { brandFaults, corrected } from './check.ts';
import { deriveBrand } from './derive.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const colours: fc.Arbitrary<BrandColours> = fc.record({
  accent: colour,
  accentHover: colour,
  accentPressed: colour,
  onAccent: colour,
  accentSoft: colour,
  accentText: colour,
  focus: colour,
});

const brand: fc.Arbitrary<Brand> = fc.record({
  light: colours,
  dark: colours,
  titles: fc.constantFrom('newsreader', 'inter', 'georgia'),
  shape: fc.constantFrom('square', 'soft', 'round'),
});

describe.each(Object.entries(brands))('the brand %s', (_name, own) => {
  for (const theme of brandThemes)
    it.each(pairs)(`in ${theme}: $role on $ground as $kind`, ({ role, ground, kind }) => {
      const color = { ...themes[theme].color, ...own[theme] };
      expect(contrast(color[role], color[ground])).toBeGreaterThanOrEqual(neededRatio(kind, theme));
    });

  it('has nothing to correct', () => expect(brandFaults(own)).toEqual([]));
});

describe('any brand', () => {
  it('is readable in every pair when derived from one colour', () => {
    fc.assert(
      fc.property(colour, (of) => {
        expect(brandFaults(deriveBrand({ colour: of, titles: 'inter', shape: 'soft' }))).toEqual(
          [],
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is readable in every pair with its proposals', () => {
    fc.assert(
      fc.property(brand, (of) => {
        expect(brandFaults(corrected(of))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('distinguishes hover and press from rest and from each other', () => {
    fc.assert(
      fc.property(colour, (of) => {
        const derived = deriveBrand({ colour: of, titles: 'inter', shape: 'soft' });
        for (const theme of brandThemes) {
          const { accent, accentHover, accentPressed } = derived[theme];
          expect(contrast(accent, accentHover)).toBeGreaterThan(1.1);
          expect(contrast(accent, accentPressed)).toBeGreaterThan(1.1);
          expect(contrast(accentHover, accentPressed)).toBeGreaterThan(1.1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a colour that is readable already', () => {
    const { light } = deriveBrand({ colour: '#1f4e79', titles: 'inter', shape: 'soft' });
    expect(light).toMatchObject({ accent: '#1f4e79', accentText: '#1f4e79', focus: '#1f4e79' });
  });
});

describe('a colour too bright for paper', () => {
  const { light } = deriveBrand({ colour: '#ffd400', titles: 'inter', shape: 'soft' });
  const lightness = (of: string) => contrast(of, '#000000');

  it('keeps hover and press near the corrected accent', () => {
    expect(contrast(light.accent, light.accentHover)).toBeLessThan(1.6);
    expect(lightness(light.accentPressed)).toBeGreaterThan(lightness(light.accent));
  });
});

describe('a problem of a brand', () => {
  const { hangtag } = brands;
  const yellow = { ...hangtag, light: { ...hangtag.light, accentText: '#f2c94c' } };

  it('is reported as the pair, its contrast and a sufficient value', () => {
    const faults = brandFaults(yellow);
    expect(faults.map(({ role, ground }) => [role, ground])).toEqual([
      ['accentText', 'paper'],
      ['accentText', 'surface'],
      ['accentText', 'raised'],
      ['accentText', 'accentSoft'],
    ]);
    const [first] = faults;
    expect(first?.ratio).toBeLessThan(4.5);
    expect(first?.needed).toBe(4.5);
    expect(contrast(first?.proposal.value ?? '', '#e1eae2')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the stylesheet of a brand', () => {
  it('leaves high contrast alone, so it cannot weaken it', () => {
    const css = brandCss('merrow', brands.merrow);
    expect(css).not.toContain('[data-theme="contrast"]');
    expect(css).toContain('@media not (prefers-contrast:more)');
  });

  it('allows only names and colours', () => {
    const { hangtag } = brands;
    const malicious = { ...hangtag, light: { ...hangtag.light, accent: 'red}*{float:none' } };
    const css = brandCss('x"]{}', malicious);
    expect(css).not.toContain('float');
    expect(css).toContain('[data-brand="x"]');
  });
});
