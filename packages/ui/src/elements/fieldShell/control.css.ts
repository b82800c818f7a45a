import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { coarse, forcedColours } from '../../theme/states.ts';
import { atStart } from './atStart.ts';

const { color, size } = vars;

/** An inner second pixel, so that nothing moves when the border thickens. */
const thick = (of: string) => ({ borderColor: of, boxShadow: `inset 0 0 0 1px ${of}` });

/** Not while a button inside has focus, which draws its own ring. */
const isFocused =
  '&:is([data-focused], [data-focus-within], [data-focus-visible]):where(:not(:has(button[data-focus-visible])))';
const isInvalid = '&[data-invalid], [data-invalid] > &';
const isReadOnly = '[data-readonly] > &';
const isDisabled = '&[data-disabled], [data-disabled] > &';

/** The box of an input. */
export const control = recipe({
  base: inElements({
    width: '100%',
    minWidth: 0,
    background: color.surface,
    color: color.ink,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.control,
    paddingInline: 11,
    paddingBlock: size.controlInset,
    font: vars.text.body,
    letterSpacing: '-0.006em',
    transition: `border-color ${vars.motion.colour} ease-out`,
    selectors: {
      '&:focus': { outline: 'none' },
      '&::placeholder': { color: color.inkQuiet, opacity: 1 },
      '&[data-hovered]': { borderColor: color.inkSecond },
      [isReadOnly]: { background: color.sunken, borderColor: color.line },
      [isFocused]: thick(color.focus),
      [isInvalid]: thick(color.danger),
      [isDisabled]: {
        background: color.sunken,
        color: color.inkQuiet,
        borderColor: color.line,
        borderStyle: vars.disabledBorder,
        cursor: 'default',
      },
    },
    // Sixteen pixels keep phones from zooming into the field.
    '@media': {
      [coarse]: { minHeight: 44, fontSize: '1rem' },
      // Forced colours remove shadows and have one border colour.
      [forcedColours]: {
        selectors: {
          [isFocused]: { outline: '2px solid Highlight', outlineOffset: 1 },
          [isDisabled]: { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      small: inElements({
        minHeight: size.controlSmall,
        paddingBlock: `calc(${size.controlInset} - 2px)`,
        font: vars.text.label,
      }),
      medium: inElements({ minHeight: size.control }),
      large: inElements({
        minHeight: size.controlLarge,
        paddingBlock: `calc(${size.controlInset} + 2px)`,
        font: vars.text.bodyLarge,
      }),
    },
    content: {
      words: inElements(atStart),
      /** Other parts beside the input: a button, an icon. */
      parts: inElements({ display: 'flex', alignItems: 'stretch', padding: 0, overflow: 'hidden' }),
    },
  },
  defaultVariants: { size: 'medium', content: 'words' },
});

/** The input inside a control with other parts; the surrounding control shows focus and errors. */
export const innerInput = style(
  inElements({
    flex: 1,
    minWidth: 0,
    width: '100%',
    background: 'transparent',
    border: 0,
    borderRadius: 0,
    padding: 0,
    paddingInline: 11,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
    ...atStart,
    selectors: {
      '&:focus': { outline: 'none' },
      '&::placeholder': { color: color.inkQuiet, opacity: 1 },
    },
  }),
);
