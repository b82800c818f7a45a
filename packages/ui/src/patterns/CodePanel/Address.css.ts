import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: space.s8,
    marginBlockStart: space.s12,
  }),
);

export const address = style(
  inPatterns({
    flex: '1 1 280px',
    minWidth: 0,
    minHeight: vars.size.control,
    padding: `7px ${space.s12}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    font: vars.text.body,
    color: color.inkQuiet,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);

export const number = style(inPatterns({ fontWeight: 600, color: color.ink }));
