import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** The divider before a fact, and the space around it, in pixels. */
const rule = { line: 1, space: 12 } as const;

/** Dividers only separate facts of one line: the one before each line's first fact is clipped. */
export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2 * rule.space + rule.line,
    minWidth: 0,
    overflowX: 'clip',
  }),
);

export const fact = style(
  inPatterns({
    minWidth: 0,
    marginInlineStart: -(rule.space + rule.line),
    paddingInlineStart: space.s12,
    borderInlineStart: `${rule.line}px solid ${color.lineStrong}`,
    overflowWrap: 'anywhere',
  }),
);

export const model = style(inPatterns({ color: color.inkQuiet }));
