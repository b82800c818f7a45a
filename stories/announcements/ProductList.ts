/** The screen reader output of ProductList: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'banner',
  'heading, Products, level 1',
  '1 of 1 product used.',
  'link, Add products',
  'meter, Products, min value 0, max value 1, current value 1 of 1',
  'button, Add several',
  'button, New product',
  'group',
  'searchbox, Search products, placeholder Search name, model or GTIN',
  'button, All statuses Status, not expanded, has popup listbox',
  'button, Alphabetic Order, not expanded, has popup listbox',
  'list, Products, not busy',
  'listitem, level 1, position 1, set size 1',
  'article',
  'heading, Breakfast Tea, level 2',
  'link, Breakfast Tea',
  'button, Copy Breakfast Tea',
  'TE-100',
  'Published',
  'status',
];

/** The stops of Tab, in order. */
export const stops = [
  'link, Add products',
  'button, Add several',
  'button, New product',
  'searchbox, Search products, placeholder Search name, model or GTIN',
  'button, All statuses Status, not expanded, has popup listbox',
  'button, Alphabetic Order, not expanded, has popup listbox',
  'link, Breakfast Tea',
  'button, Copy Breakfast Tea, Copy',
];
