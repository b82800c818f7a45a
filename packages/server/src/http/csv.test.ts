import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a table', () => {
  it('escapes separators of cells and lines', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', null, -5, true])).toBe(
      'a,"b,c","say ""hi""","two\nlines",,-5,true\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'makes text of the formula %j',
    (cell) => {
      expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
    },
  );
});
