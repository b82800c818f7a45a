import { expect, it } from 'vitest';
import { codesText, fileOf, inGroups } from './codeWords.ts';

it('groups a key by four characters, with a shorter last group', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(inGroups('JBSWY')).toBe('JBSW Y');
});

it('stores codes with their owner and purpose', () => {
  const text = codesText(['AAAA-BBBB', 'CCCC-DDDD'], 'ines@merrow.example');
  expect(text.split('\n').slice(2)).toEqual(['', 'AAAA-BBBB', 'CCCC-DDDD', '']);
  expect(text).toContain('ines@merrow.example');
  expect(decodeURIComponent(fileOf(text).split(',')[1] ?? '')).toContain('CCCC-DDDD');
});
