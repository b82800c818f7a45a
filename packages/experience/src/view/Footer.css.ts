import { style } from '@vanilla-extract/css';
import { gutter, vars, wide } from './vars.css.ts';

export const footer = style({
  display: 'grid',
  gap: '1rem',
  padding: `1.5rem ${gutter} 2.5rem`,
  borderTop: `1px solid ${vars.line}`,
  fontSize: '.875rem',
  lineHeight: 1.45,
  color: vars.inkSecond,
  '@media': { [wide]: { gridArea: 'foot' }, print: { marginTop: '8mm', padding: '4mm 0 0' } },
});
