/** The screen reader output of PreviewPane: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'region, Preview',
  'radiogroup, Device, orientated horizontally',
  'radio, Phone, checked, position 1, set size 3',
  'Phone',
  'radio, Tablet, not checked, position 2, set size 3',
  'Tablet',
  'radio, Desktop, not checked, position 3, set size 3',
  'Desktop',
  'button, Hide the preview',
  'radiogroup, Sections shown, orientated horizontally',
  'radio, Whole page, checked, position 1, set size 2',
  'Whole page',
  'radio, This product, not checked, position 2, set size 2',
  'This product',
  'button, Open on my phone, not expanded',
  'Preview of Harvest Olive Oil',
  'status',
  'Preview drawn',
];

/** The stops of Tab, in order. */
export const stops = [
  'radio, Phone, checked, position 1, set size 3',
  'button, Hide the preview',
  'radio, Whole page, checked, position 1, set size 2',
  'button, Open on my phone, not expanded',
  'Preview of Harvest Olive Oil',
];
