/** The contrast of every pair of colours that a component draws, computed from the themes' values. */
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { neededRatio, pairs } from './pairs.ts';
import { type ThemeName, themes } from './themes.ts';

const names = Object.keys(themes) as ThemeName[];

describe.each(names)('%s', (theme) => {
  const { color } = themes[theme];

  it.each(pairs)('$role on $ground as $kind', ({ role, ground, kind }) => {
    expect(contrast(color[role], color[ground])).toBeGreaterThanOrEqual(neededRatio(kind, theme));
  });
});

describe('the contrasts that the designers computed', () => {
  /** [role, backgrounds, light, dark, high contrast]. */
  it.each([
    ['ink', ['paper', 'surface', 'tint'], [15.5, 16.8, 13.8], [15.9, 14.9, 12], [21, 21, 16.5]],
    ['inkSecond', ['paper', 'surface', 'tint'], [7.8, 8.5, 7], [9.5, 8.9, 7.2], [17.4, 17.4, 13.7]],
    [
      'inkQuiet',
      ['paper', 'surface', 'tint'],
      [5.4, 5.8, 4.8],
      [6.2, 5.9, 4.7],
      [13.6, 13.6, 10.7],
    ],
    [
      'onAccent',
      ['accent', 'accentHover', 'accentPressed'],
      [9.2, 11.7, 14.3],
      [8.9, 10.7, 7],
      [14.1, 17.4, 21],
    ],
    ['accentText', ['paper', 'accentSoft'], [8.7, 7.8], [10, 7.4], [14.1, 11.9]],
    ['dangerText', ['surface', 'dangerSoft'], [7.8, 6.7], [8.9, 7.6], [11.5, 10.1]],
    ['onDanger', ['danger'], [7.7], [8.4], [11.5]],
    ['cautionText', ['surface', 'cautionSoft'], [7.6, 6.7], [10, 8.2], [12.4, 11.2]],
    ['cautionMark', ['paper'], [3.3], [8.3], [7.3]],
    ['edge', ['paper', 'surface'], [3.3, 3.6], [4.2, 4], [21, 21]],
    ['line', ['paper'], [1.3], [1.4], [21]],
  ] as const)('%s', (role, grounds, ...figures: readonly (readonly number[])[]) => {
    for (const [index, theme] of names.entries())
      for (const [at, ground] of grounds.entries()) {
        const { color } = themes[theme];
        const computed = figures[index]?.[at] ?? Number.NaN;
        const apart = Math.abs(contrast(color[role], color[ground]) - computed);
        expect(apart, `${theme}: ${ground}`).toBeLessThan(0.1);
      }
  });
});
