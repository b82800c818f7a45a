import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, MARK_RATIO, TEXT_RATIO } from '@hangtag/ui/theme/colour';
import { neutralTheme, palette } from './palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themeOf = (ground: string, accent: string) => ({ ...neutralTheme, ground, accent });

describe('palette', () => {
  it('keeps every text at 4.5 and every boundary at 3 with any two colours', () => {
    fc.assert(
      fc.property(colour, colour, (ground, accent) => {
        const page = palette(themeOf(ground, accent));
        for (const text of [page.ink, page.inkSecond, page.accentText]) {
          expect(contrast(text, page.ground)).toBeGreaterThanOrEqual(TEXT_RATIO);
        }
        for (const text of [page.onAccent, page.onAccentSecond]) {
          expect(contrast(text, page.accent)).toBeGreaterThanOrEqual(TEXT_RATIO);
        }
        expect(contrast(page.accentEdge, page.ground)).toBeGreaterThanOrEqual(MARK_RATIO);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps the brand's own two colours as surfaces", () => {
    fc.assert(
      fc.property(colour, colour, (ground, accent) => {
        const page = palette(themeOf(ground, accent));
        expect([page.ground, page.accent]).toEqual([ground, accent]);
      }),
    );
  });

  it('leaves a colour that already reads as it is', () => {
    expect(palette(themeOf('#f4f0e1', '#34421f'))).toMatchObject({
      accentText: '#34421f',
      accentEdge: '#34421f',
      onAccent: '#f4f0e1',
    });
  });

  it('never lets anything but a colour into the style', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (ground, accent) => {
        for (const value of Object.values(palette(themeOf(ground, accent)))) {
          expect(value).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });
});
