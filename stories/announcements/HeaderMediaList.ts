/** The screen reader output of HeaderMediaList: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'group, Header',
  'grid, Header pictures and films',
  'row, harvest-bottle-branch.jpg, selected',
  'gridcell, harvest-bottle-branch.jpg 2400 × 2700. Described. Replace (Header picture), column index 1',
  'button, Replace (Header picture)',
  'button, Actions for harvest-bottle-branch.jpg, not expanded, has popup menu',
  'button, Choose a header picture',
  'group, harvest-bottle-branch.jpg',
  'Description of the header picture',
  '37 of 500',
  'textbox, Description of the header picture, A green bottle beside an olive branch, Read aloud to people who can’t see it.',
  'Read aloud to people who can’t see it.',
  'checkbox, Decorative, skip when read aloud, not checked',
  'Decorative, skip when read aloud',
  'radiogroup, In its frame, orientated vertically',
  'radio, Fill the frame, checked, position 1, set size 2',
  'Fill the frame',
  'radio, Show all of it, not checked, position 2, set size 2',
  'Show all of it',
  'radiogroup, Focus point, orientated vertically',
  'radio, Top left, not checked, position 1, set size 9',
  'radio, Top, not checked, position 2, set size 9',
  'radio, Top right, not checked, position 3, set size 9',
  'radio, Left, not checked, position 4, set size 9',
  'radio, Middle, checked, position 5, set size 9',
  'radio, Right, not checked, position 6, set size 9',
  'radio, Bottom left, not checked, position 7, set size 9',
  'radio, Bottom, not checked, position 8, set size 9',
  'radio, Bottom right, not checked, position 9, set size 9',
  'status',
];

/** The stops of Tab, in order. */
export const stops = [
  'row, harvest-bottle-branch.jpg, selected',
  'button, Replace (Header picture)',
  'button, Actions for harvest-bottle-branch.jpg, not expanded, has popup menu',
  'button, Choose a header picture',
  'textbox, Description of the header picture, A green bottle beside an olive branch, Read aloud to people who can’t see it.',
  'checkbox, Decorative, skip when read aloud, not checked',
  'radio, Fill the frame, checked, position 1, set size 2',
  'radio, Middle, checked, position 5, set size 9',
];
