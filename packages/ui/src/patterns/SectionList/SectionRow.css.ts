import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import {
  chosenInForcedColours,
  focusRingInside,
  forcedColours,
  states,
} from '../../theme/states.ts';

export const row = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minHeight: 40,
    paddingInline: vars.space.s8,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.motion.colour} ease-out`,
    selectors: {
      [states.hovered]: { background: vars.color.hover },
      [states.selected]: { background: vars.color.surface, borderColor: vars.color.lineStrong },
      [states.focusVisible]: focusRingInside,
      '&[data-dragging]': {
        background: vars.color.raised,
        boxShadow: vars.shadow.raised,
        opacity: 0.7,
      },
    },
    '@media': {
      // The others' border stays invisible.
      [forcedColours]: { borderColor: 'Canvas', selectors: chosenInForcedColours },
    },
  }),
);

/** One line: the note is at its end where it fits whole, else it wraps to a hidden second line. */
export const words = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 0',
    minWidth: 0,
    columnGap: vars.space.s8,
    height: 24,
    lineHeight: '24px',
    overflow: 'hidden',
  }),
);

export const name = style(
  inPatterns({
    flex: '1 1 auto',
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    font: vars.text.body,
    lineHeight: 'inherit',
    selectors: {
      '[data-selected] &': { fontWeight: 500 },
      '&[data-hidden]': { color: vars.color.inkQuiet },
    },
  }),
);

export const kind = style(
  inPatterns({
    flex: 'none',
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    font: vars.text.caption,
    lineHeight: 'inherit',
    color: vars.color.inkQuiet,
  }),
);

/** A column of its own, also for unchanged sections, so that the text before it ends on one edge. */
export const mark = style(
  inPatterns({ display: 'grid', placeItems: 'start center', flex: 'none', width: 16, height: 20 }),
);

/** A column of its own in every row, so that selecting one moves nothing; hidden until the row is pointed at. */
export const actions = style(
  inPatterns({
    flex: 'none',
    marginInlineEnd: bleedMargin(4),
    '@media': {
      '(hover: hover)': {
        selectors: {
          '[role="row"]:not([data-selected], [data-hovered], [data-focus-visible]) &:not(:focus-within)':
            { opacity: 0 },
        },
      },
    },
  }),
);
