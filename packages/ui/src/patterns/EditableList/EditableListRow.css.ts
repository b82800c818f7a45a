import { style, type StyleRule } from '@vanilla-extract/css';
import { bleedMargin } from '../../theme/bleedMargin.ts';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { lineOnPhones, rowBleed } from '../../theme/rowBleed.ts';
import { focusRingInside, states } from '../../theme/states.ts';

const { color, space } = vars;

interface LayoutOptions {
  /** The grid columns of the facts. */
  readonly facts: string;
  /** The grid column of the texts. @default what the facts leave */
  readonly first?: string;
  /** Container width in pixels up to which the facts stack below the texts. */
  readonly stacksTo: number;
  /** Height of a row with one line of each text, in pixels. @default 65 */
  readonly rowHeight?: number;
  /** Space below a notice. */
  readonly noticeSpace: string;
  /** How a long note behaves while stacked. */
  readonly stackedNote: StyleRule;
}

/** Stacked, what stands beside the name; its height adds no space between the texts. */
const onNamesLine: StyleRule = {
  gridRow: 1,
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${space.s12})`,
};

/** The classes that depend on the columns of a list. */
function layoutOf({ rowHeight = 65, first = 'minmax(0, 1fr)', ...options }: LayoutOptions) {
  const { facts, stacksTo, noticeSpace, stackedNote } = options;
  const narrow = `(max-width: ${stacksTo}px)`;
  const words = '[words] minmax(0, 1fr)';
  const columns = `${first} ${facts}`;
  return {
    notices: style(
      inPatterns({ selectors: { '&:not(:empty)': { paddingBlockEnd: noticeSpace } } }),
    ),
    row: style(
      inPatterns({
        display: 'grid',
        gridTemplateColumns: `${columns} [menu] auto`,
        alignItems: 'center',
        columnGap: space.s12,
        minHeight: rowHeight,
        padding: `${space.s12} ${rowBleed}px`,
        borderBlockEnd: `1px solid ${color.line}`,
        '@media': lineOnPhones(color.line),
        outline: 'none',
        font: vars.text.data,
        color: color.inkSecond,
        transition: `background-color ${vars.motion.colour} ease-out`,
        selectors: {
          '&[data-moves]': { gridTemplateColumns: `auto ${columns} [menu] auto` },
          '&[data-locked]': { gridTemplateColumns: columns },
          '&[data-opens]': { cursor: 'pointer' },
          [states.hovered]: { background: color.hover },
          [states.focusVisible]: focusRingInside,
          '&[data-dragging]': {
            background: color.raised,
            boxShadow: vars.shadow.raised,
            opacity: 0.7,
          },
        },
        '@container': {
          [narrow]: {
            gridTemplateColumns: `${words} auto`,
            alignItems: 'start',
            rowGap: space.s4,
            selectors: {
              // The texts share one edge, after the handle and the mark.
              '&:is([data-moves], [data-marked])': { gridTemplateColumns: `auto ${words} auto` },
              '&[data-moves][data-marked]': { gridTemplateColumns: `auto auto ${words} auto` },
              '&[data-locked]': { gridTemplateColumns: words },
            },
          },
        },
      }),
    ),
    /** Names the columns over the rows, where they are columns. */
    heads: style(
      inPatterns({
        display: 'grid',
        gridTemplateColumns: `${columns} 24px`,
        columnGap: space.s12,
        paddingBlock: space.s12,
        font: vars.text.caption,
        fontWeight: 500,
        color: color.inkQuiet,
        selectors: {
          '&[data-moves]': {
            // The handle's width.
            gridTemplateColumns: `20px ${columns} 24px`,
          },
          '&[data-locked]': { gridTemplateColumns: columns },
        },
        '@container': { [narrow]: { display: 'none' } },
      }),
    ),
    /** A row's line belongs to its height. */
    skeleton: style(inPatterns({ height: rowHeight + 1 })),
    what: style(
      inPatterns({
        display: 'flex',
        alignItems: 'center',
        gap: space.s12,
        minWidth: 0,
        '@container': { [narrow]: { display: 'contents' } },
      }),
    ),
    /** All marks have one width, so that the names align. */
    mark: style(
      inPatterns({
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        minWidth: 24,
        color: color.inkSecond,
        '@container': { [narrow]: onNamesLine },
      }),
    ),
    handle: style(inPatterns({ display: 'flex', '@container': { [narrow]: onNamesLine } })),
    words: style(
      inPatterns({
        display: 'grid',
        gap: 2,
        minWidth: 0,
        '@container': { [narrow]: { display: 'contents' } },
      }),
    ),
    /** A line of the words. */
    line: style(inPatterns({ '@container': { [narrow]: { gridColumn: 'words' } } })),
    note: style(
      inPatterns({
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '@container': { [narrow]: { gridColumn: 'words', ...stackedNote } },
      }),
    ),
    fact: style(
      inPatterns({
        minWidth: 0,
        overflowWrap: 'anywhere',
        '@container': { [narrow]: { gridColumn: 'words' } },
      }),
    ),
    /** Beside the menu; below the facts where they stack. */
    fix: style(
      inPatterns({
        gridColumn: 'fix',
        gridRow: 1,
        justifySelf: 'end',
        '@container': { [narrow]: { gridColumn: 'words', gridRow: 'auto', justifySelf: 'start' } },
      }),
    ),
    /** The icon, not the button's box, ends on the column edge. */
    actions: style(
      inPatterns({
        minWidth: 32,
        gridColumnEnd: -1,
        marginInlineEnd: bleedMargin(8),
        '@container': { [narrow]: onNamesLine },
      }),
    ),
  };
}

export const layouts = {
  twoFacts: layoutOf({
    facts: 'minmax(0, 168px) minmax(0, 208px)',
    stacksTo: 659,
    noticeSpace: space.s12,
    stackedNote: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  }),
  columns: layoutOf({
    facts: 'minmax(0, 208fr) minmax(0, 270fr) minmax(0, 150fr) 64px 104px [fix] 68px',
    first: 'minmax(0, 224fr)',
    rowHeight: 62,
    stacksTo: 959,
    noticeSpace: space.s12,
    stackedNote: {},
  }),
  oneFact: layoutOf({
    facts: '160px',
    stacksTo: 559,
    noticeSpace: space.s16,
    stackedNote: {},
  }),
} as const;

/** The column layouts of a list. */
export type EditableListLayout = keyof typeof layouts;
