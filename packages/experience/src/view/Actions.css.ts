import { style, styleVariants } from '@vanilla-extract/css';
import { vars, wide } from './vars.css.ts';

export const actions = style({
  display: 'grid',
  gap: '.75rem',
  marginTop: '1.75rem',
  textAlign: 'center',
  '@media': {
    [wide]: { display: 'flex', flexWrap: 'wrap' },
  },
});

const base = style({
  display: 'block',
  padding: '.8125rem 1.75rem',
  border: `1px solid ${vars.accentEdge}`,
  borderRadius: vars.shape,
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
});

export const button = styleVariants({
  primary: [base, { background: vars.accent, color: vars.onAccent }],
  secondary: [base, { color: vars.accentText }],
  link: { color: vars.accentText, lineHeight: 2.75 },
});

/** Where the button leads, which its address may not show. */
export const host = style({ display: 'block', color: vars.inkSecond, fontSize: '.8125rem' });
