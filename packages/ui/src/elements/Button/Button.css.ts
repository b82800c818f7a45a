import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, focusRing, forcedColours, states } from '../../theme/states.ts';

const { color, size, space } = vars;

interface Ground {
  readonly background: string;
  readonly color?: string;
  readonly borderColor?: string;
}

/** Disabled, or locked with a reason. A locked button still reacts to the mouse but looks the same. */
const off = '&&[data-disabled]:not([data-pending]), &&&[data-locked]';

/** The colours of a tone: at rest, hovered and pressed, and disabled where that differs. */
const tone = (rest: Ground, hovered: Ground, pressed: Ground, disabled?: Partial<Ground>) =>
  inElements({
    ...rest,
    selectors: {
      [states.hovered]: { ...hovered },
      [states.pressed]: { ...pressed },
      ...(disabled && { [off]: { ...disabled } }),
    },
  });

const filledOff = { background: color.disabledGround };

export const button = recipe({
  base: inElements({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    font: vars.text.body,
    fontWeight: 500,
    letterSpacing: '-0.006em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.colour} ease-out, border-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      [states.focusVisible]: focusRing,
      [off]: {
        background: 'transparent',
        borderColor: color.disabledEdge,
        borderStyle: vars.disabledBorder,
        color: color.inkQuiet,
        cursor: 'default',
      },
    },
    '@media': {
      [coarse]: { minHeight: 44, minWidth: 44 },
      // Forced colours already grey a disabled button; a locked one looks like any other.
      [forcedColours]: {
        selectors: { '&&&[data-locked]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    tone: {
      primary: tone(
        { background: color.accent, color: color.onAccent },
        { background: color.accentHover },
        { background: color.accentPressed },
        filledOff,
      ),
      outline: tone(
        { background: color.surface, color: color.ink, borderColor: color.lineStrong },
        { background: color.hover, borderColor: color.edge },
        { background: color.tint, borderColor: color.edge },
        { borderColor: color.line },
      ),
      quiet: tone(
        { background: 'transparent', color: color.inkSecond, borderColor: color.quietOutline },
        { background: color.hover, color: color.ink },
        { background: color.tint, color: color.ink },
      ),
      danger: tone(
        { background: color.danger, color: color.onDanger },
        { background: color.dangerHover },
        { background: color.dangerHover },
        filledOff,
      ),
      dangerQuiet: tone(
        { background: 'transparent', color: color.dangerText, borderColor: color.dangerOutline },
        { background: color.dangerSoft },
        { background: color.dangerSoft },
      ),
      confirmed: tone(
        { background: color.accentSoft, color: color.accentText, borderColor: color.quietOutline },
        { background: color.accentSoft },
        { background: color.accentSoft },
      ),
    },
    size: {
      small: inElements({
        minHeight: size.controlSmall,
        paddingInline: 11,
        paddingBlock: `calc(${size.controlInset} - 2px)`,
        font: vars.text.label,
        fontWeight: 500,
      }),
      medium: inElements({
        minHeight: size.control,
        paddingInline: 13,
        paddingBlock: size.controlInset,
      }),
      large: inElements({
        minHeight: size.controlLarge,
        paddingInline: 17,
        paddingBlock: `calc(${size.controlInset} + 2px)`,
        font: vars.text.bodyLarge,
        fontWeight: 500,
      }),
    },
    width: {
      hug: {},
      fill: inElements({ width: '100%' }),
    },
    shape: {
      words: {},
      square: inElements({ aspectRatio: '1', padding: 0, flex: 'none' }),
    },
  },
  defaultVariants: { tone: 'outline', size: 'medium', width: 'hug', shape: 'words' },
});
