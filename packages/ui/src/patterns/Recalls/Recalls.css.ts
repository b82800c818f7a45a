import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const part = style(inPatterns({ display: 'grid', gap: space.s16, minWidth: 0 }));

export const list = style(
  inPatterns({ display: 'grid', borderBlockStart: `1px solid ${color.lineStrong}` }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const words = style(
  inPatterns({
    display: 'grid',
    flex: '1 1 280px',
    gap: space.s4,
    minWidth: 0,
    overflowWrap: 'anywhere',
    // A message keeps the paragraphs of its writer.
    whiteSpace: 'pre-line',
  }),
);
