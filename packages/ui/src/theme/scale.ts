/**
 * Values that no theme changes: type, space, shape, motion. Lengths in pixels unless stated.
 */
import { mapValues } from './mapValues.ts';
import { type TypeRole, typeScale } from './typeScale.ts';
import { variableOf } from './variableOf.ts';

const px = (value: number): `${number}px` => `${value}px`;

/** Font sizes follow the reader's font size. */
const font = ({ family, size, line }: TypeRole) =>
  `${size / 16}rem/${line / 16}rem var(${variableOf('font', family)})`;

export const scale = {
  font: {
    // The faces in the middle are the reader's own, fitted in fonts.css.
    work: "'Inter Variable', 'Inter', 'Arial as Inter', 'Roboto as Inter', 'DejaVu Sans as Inter', system-ui, sans-serif",
    title:
      "'Newsreader Variable', 'Newsreader', 'Georgia as Newsreader', 'Noto Serif as Newsreader', 'DejaVu Serif as Newsreader', Georgia, serif",
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  text: /* @__PURE__ */ mapValues(typeScale, font),
  space: {
    s4: px(4),
    s8: px(8),
    s12: px(12),
    s16: px(16),
    s20: px(20),
    s24: px(24),
    s28: px(28),
    s32: px(32),
    s40: px(40),
    s48: px(48),
    s64: px(64),
  },
  radius: {
    mark: px(4),
    control: px(6),
    menu: px(8),
    panel: px(10),
    modal: px(12),
    round: px(999),
  },
  size: {
    controlSmall: px(32),
    control: px(36),
    controlLarge: px(44),
    controlInset: px(7),
    row: px(58),
    icon: px(16),
    navBar: px(56),
    content: px(1184),
  },
  motion: { colour: '120ms', menu: '160ms', modal: '200ms' },
} as const;

/** The only easing curve: CSS's `ease-out`, as its four numbers. */
export const easeOut = [0, 0, 0.58, 1] as const;

/** Breakpoints of the layouts, in pixels. */
export const breakpoints = { phone: 700, tablet: 960, desktop: 1100, editor: 1200 } as const;
