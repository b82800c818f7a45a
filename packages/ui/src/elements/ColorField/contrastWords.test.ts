import { expect, it } from 'vitest';
import { contrastWords } from './contrastWords.ts';

const paper = { colour: '#f5f3ee', name: 'paper' };

it.each([
  ['#1e4d3b', '8.6 to 1 on paper: fits text'],
  ['#8a8578', '3.3 to 1 on paper: fits large text and marks only'],
  ['#c9c4b8', '1.5 to 1 on paper: too faint for text and marks'],
])('states what %s is sufficient for', (colour, words) => {
  expect(contrastWords(colour, paper)).toBe(words);
});

it('never rounds up to what a text needs', () => {
  expect(contrastWords('#777777', { colour: '#ffffff', name: 'white' })).toBe(
    '4.4 to 1 on white: fits large text and marks only',
  );
});
