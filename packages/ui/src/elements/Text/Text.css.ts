import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { typography } from '../../theme/typography.css.ts';

const { color } = vars;

/** Lines of prose have at most 66 characters. */
const prose = inElements({ maxWidth: '66ch', textWrap: 'pretty' });

export const text = recipe({
  base: inElements({ overflowWrap: 'anywhere', minWidth: 0 }),
  variants: {
    kind: {
      bodyLarge: [typography.bodyLarge, prose],
      body: [typography.body, prose],
      label: [typography.label],
      data: [typography.data],
      caption: [typography.caption],
      figure: [typography.figure, inElements({ fontVariantNumeric: 'lining-nums' })],
    },
    tone: {
      inherit: {},
      ink: inElements({ color: color.ink }),
      second: inElements({ color: color.inkSecond }),
      quiet: inElements({ color: color.inkQuiet }),
      accent: inElements({ color: color.accentText }),
      danger: inElements({ color: color.dangerText }),
      caution: inElements({ color: color.cautionText }),
    },
    figures: {
      proportional: {},
      tabular: inElements({ fontVariantNumeric: 'tabular-nums' }),
    },
    overflow: {
      wrap: {},
      ellipsis: inElements({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    },
  },
});

/** Keeps a date on one line. */
export const noBreak = style(inElements({ whiteSpace: 'nowrap' }));
