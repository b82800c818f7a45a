/** What a brand decides about its page, and the CSS variables' names for it: short, because the page carries them. */
export const variableNames = {
  ground: 'p-g',
  ink: 'p-i',
  inkSecond: 'p-i2',
  line: 'p-l',
  accent: 'p-a',
  accentEdge: 'p-ae',
  accentText: 'p-at',
  onAccent: 'p-o',
  onAccentSecond: 'p-o2',
  onAccentLine: 'p-ol',
  /** Family, weight and tracking of titles. */
  titles: 'p-t',
  titleWeight: 'p-tw',
  titleTracking: 'p-tt',
  /** Corner of buttons. */
  shape: 'p-s',
  /** Corner of pictures inside the column. */
  corner: 'p-c',
} as const;
