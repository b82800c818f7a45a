import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const row = style({
  borderTop: `1px solid ${vars.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.line}` } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  padding: '.8125rem 0',
  color: 'inherit',
  textDecoration: 'none',
});

export const name = style({
  flex: 1,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
export const facts = style({ flex: 'none', fontSize: '.875rem', color: vars.inkSecond });
export const icon = style({ flex: 'none', width: '1rem', height: '1rem', color: vars.inkSecond });
