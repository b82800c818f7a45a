/** The screen reader output of NavBar: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'banner',
  'link, Skip to content',
  'link, Hangtag, company page',
  'navigation, Main',
  'link, Home',
  'link, Products, current page',
  'link, Calls to action',
  'link, Assets',
  'link, Analytics',
  'link, Company',
  'button, Ines Calder, not expanded, has popup menu',
  'main',
];

/** The stops of Tab, in order. */
export const stops = [
  'link, Skip to content',
  'link, Hangtag, company page',
  'link, Home',
  'link, Products, current page',
  'link, Calls to action',
  'link, Assets',
  'link, Analytics',
  'link, Company',
  'button, Ines Calder, not expanded, has popup menu',
];
