/** Values that no theme changes: type, space, shape, motion (look.md sections 2 and 3). Lengths in pixels unless said. */

const px = (value: number) => `${value}px`;
/** Type follows the reader's font size; the numbers are pixels at the usual 16. */
const type = (size: number, line: number, family: 'work' | 'title') =>
  `${size / 16}rem/${line / 16}rem var(--ht-font-${family})`;

export const scale = {
  font: {
    work: "'Inter Variable', 'Inter', system-ui, sans-serif",
    title: "'Newsreader Variable', 'Newsreader', Georgia, serif",
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  text: {
    display: type(40, 46, 'title'),
    pageTitle: type(32, 40, 'title'),
    sectionTitle: type(22, 28, 'title'),
    figure: type(40, 44, 'title'),
    heading: type(15, 24, 'work'),
    bodyLarge: type(15, 24, 'work'),
    body: type(14, 20, 'work'),
    label: type(13, 20, 'work'),
    data: type(13, 20, 'work'),
    caption: type(12, 16, 'work'),
  },
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
    icon: px(16),
    iconLarge: px(20),
    navBar: px(56),
    content: px(1184),
  },
  motion: { colour: '120ms', menu: '160ms', modal: '200ms' },
} as const;

/** Widths at which layouts change, in pixels (look.md section 6). */
export const breakpoints = { phone: 700, tablet: 960, desktop: 1100, editor: 1200 } as const;
