import { style, styleVariants } from '@vanilla-extract/css';
import { vars, wide } from './vars.css.ts';

export const actions = style({
  display: 'grid',
  gap: '.75rem',
  marginTop: '1.75rem',
  '@media': {
    [wide]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});

const base = style({
  display: 'block',
  padding: '.8125rem 1.75rem',
  border: `1px solid ${vars.accentEdge}`,
  borderRadius: vars.shape,
  fontWeight: 500,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
});

export const button = styleVariants({
  primary: [base, { background: vars.accent, color: vars.onAccent }],
  secondary: [base, { color: vars.accentText }],
});
