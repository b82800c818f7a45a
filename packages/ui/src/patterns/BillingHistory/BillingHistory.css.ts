import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

const { color, space } = vars;

/** Below this container width a row takes two lines. */
const narrow = '(max-width: 519px)';

export const place = style(inPatterns({ containerType: 'inline-size', minWidth: 0 }));

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s12,
    minHeight: vars.size.controlSmall,
    font: vars.text.data,
  }),
);

export const empty = style(
  inPatterns({
    marginBlockStart: space.s8,
    paddingBlock: space.s16,
    borderBlockStart: `1px solid ${color.lineStrong}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const table = style(
  inPatterns({
    width: '100%',
    borderCollapse: 'collapse',
    font: vars.text.data,
    color: color.inkSecond,
    '@container': { [narrow]: { display: 'block' } },
  }),
);

export const heads = style(
  inPatterns({
    '@container': {
      // The layout replaces the column names visually; screen readers still get them.
      [narrow]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const column = recipe({
  base: inPatterns({
    paddingBlock: space.s4,
    paddingInline: `0 ${space.s16}`,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    font: vars.text.caption,
    fontWeight: 500,
    color: color.inkQuiet,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
  variants: {
    part: {
      date: inPatterns({ width: 112 }),
      description: {},
      status: inPatterns({ width: 80 }),
      amount: inPatterns({ width: 96, paddingInlineEnd: 0, textAlign: 'end' }),
      file: inPatterns({ width: 88, paddingInlineEnd: 0 }),
    },
  },
});

export const body = style(
  inPatterns({
    '@container': {
      [narrow]: {
        display: 'block',
        marginBlockStart: space.s8,
        borderBlockStart: `1px solid ${color.lineStrong}`,
      },
    },
  }),
);

export const row = style(
  inPatterns({
    borderBlockEnd: `1px solid ${color.line}`,
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space.s12,
        paddingBlock: space.s12,
      },
    },
  }),
);

const onPhones = (gridColumn: string, gridRow: string) => ({
  '@container': { [narrow]: { gridColumn, gridRow } },
});

export const cell = recipe({
  base: inPatterns({
    height: 41,
    paddingBlock: space.s8,
    paddingInline: `0 ${space.s16}`,
    verticalAlign: 'middle',
    '@container': { [narrow]: { height: 'auto', padding: 0 } },
  }),
  variants: {
    part: {
      date: inPatterns({ whiteSpace: 'nowrap', ...onPhones('1', '2') }),
      description: inPatterns({
        color: color.ink,
        fontWeight: 400,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        ...onPhones('1 / span 2', '1'),
      }),
      status: inPatterns({ whiteSpace: 'nowrap', ...onPhones('2', '2') }),
      amount: inPatterns({
        paddingInlineEnd: 0,
        color: color.ink,
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        alignSelf: 'start',
        ...onPhones('3', '1'),
      }),
      file: inPatterns({
        paddingInlineEnd: 0,
        textAlign: 'end',
        whiteSpace: 'nowrap',
        ...onPhones('3', '2'),
      }),
    },
    status: {
      paid: {},
      open: inPatterns({ color: color.cautionText, fontWeight: 500 }),
      void: inPatterns({ color: color.inkQuiet }),
    },
  },
});

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    paddingBlockStart: space.s12,
  }),
);
