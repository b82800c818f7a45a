/** What a screen reader says of NavBar, and what it meets with on the way of Tab. */

/** Read from start to end. */
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

/** Each stop of Tab. */
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
