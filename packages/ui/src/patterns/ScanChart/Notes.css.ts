import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** The chart then stands beside the totals, with a gap that the last tag may reach into. */
const wide = 'screen and (min-width: 960px)';

/** Three lines: of the name, and of what happened. */
const ROW = 56;
const ABOVE_DATES = 24;

const base = style(
  inPatterns({
    // Beside the figures of the scale there is no room for them.
    gridColumn: 1,
    position: 'relative',
    marginBlockStart: space.s16,
    font: vars.text.caption,
    color: color.inkSecond,
    '@media': { [wide]: { marginBlockStart: 0 } },
  }),
);

/** The notes, by the lowest row of tags. */
export const notes = styleVariants({ 0: 0, 1: 1, 2: 2 }, (lowest) => [
  base,
  inPatterns({ '@media': { [wide]: { paddingBlockStart: (lowest + 1) * ROW + 8 } } }),
]);

/** A note of the list. */
export const note = style(
  inPatterns({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s8,
    paddingBlock: space.s4,
  }),
);

const onString = style([
  note,
  inPatterns({
    '@media': {
      [wide]: {
        position: 'absolute',
        insetBlockStart: -ABOVE_DATES,
        minInlineSize: 112,
        gap: space.s4,
        paddingBlock: 0,
        marginInlineStart: -8,
        pointerEvents: 'none',
      },
    },
  }),
]);

/** A tag on its string, by its row. */
export const tag = styleVariants({ 0: 0, 1: 1, 2: 2 }, (row) => {
  const length = ABOVE_DATES + 8 + row * ROW;
  return [
    onString,
    inPatterns({
      '@media': { [wide]: { paddingBlockStart: length } },
      selectors: {
        '&::before': {
          '@media': {
            [wide]: {
              content: '""',
              position: 'absolute',
              insetInlineStart: 8,
              insetBlockStart: 0,
              inlineSize: 1,
              blockSize: length,
              background: color.inkQuiet,
            },
          },
        },
      },
    }),
  ];
});

/** A tag hangs by its hole. */
export const hanging = style(inPatterns({ flexShrink: 0, transform: 'rotate(45deg)' }));

export const subject = style(
  inPatterns({
    overflowWrap: 'anywhere',
    '@media': {
      [wide]: {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
    },
  }),
);

/** One line at the end of the plot, where what happened may take two. */
export const shortSubject = style([
  subject,
  inPatterns({ '@media': { [wide]: { WebkitLineClamp: 1 } } }),
]);

export const event = style(inPatterns({ color: color.inkQuiet }));

export const day = style(inPatterns({ whiteSpace: 'nowrap' }));
