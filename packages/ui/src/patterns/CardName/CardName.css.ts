import { style } from '@vanilla-extract/css';
import { cardMarks } from '../../theme/cardMarks.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

export const name = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minWidth: 0,
    font: vars.text.data,
    color: color.inkSecond,
  }),
);

export const words = style(inPatterns({ minWidth: 0, overflowWrap: 'anywhere' }));

export const brandWord = style(inPatterns({ fontWeight: 500, color: color.ink }));

export const mark = style(
  inPatterns({ flex: 'none', display: 'block', filter: vars.pictureFilter }),
);

export const ground = style(
  inPatterns({
    fill: cardMarks.paper,
    stroke: cardMarks.edge,
    selectors: { '[data-theme="contrast"] &': { stroke: color.ink } },
  }),
);

export const letters = style(inPatterns({ fontFamily: vars.font.work, fontWeight: 750 }));
