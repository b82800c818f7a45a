import { expect, it } from 'vitest';
import { codesText, fileOf, inGroups } from './codeWords.ts';

it('reads a key in groups of four, the last one as long as it is', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(inGroups('JBSWY')).toBe('JBSW Y');
});

it('keeps codes with their owner and what they are for', () => {
  const text = codesText(['AAAA-BBBB', 'CCCC-DDDD'], 'ines@merrow.example');
  expect(text.split('\n').slice(2)).toEqual(['', 'AAAA-BBBB', 'CCCC-DDDD', '']);
  expect(text).toContain('ines@merrow.example');
  expect(decodeURIComponent(fileOf(text).split(',')[1] ?? '')).toContain('CCCC-DDDD');
});
