/** The screen reader output of ProductHeader: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'banner',
  'heading, Harvest Olive Oil, level 1',
  'OL-500',
  'Published 11-02-2026',
  'Draft saved',
  'time, 11-21-2026, 09:27',
  '2 min ago',
  'button, 3 changes since 11-02-2026',
  'link, Preview',
  'button, Publish',
  'button, More actions, not expanded, has popup menu',
  'navigation, Views of Harvest Olive Oil',
  'link, Summary',
  'link, Content, current page',
  'link, CTAs',
  'link, Code',
  'link, Settings',
];

/** The stops of Tab, in order. */
export const stops = [
  'button, 3 changes since 11-02-2026',
  'link, Preview',
  'button, Publish',
  'button, More actions, not expanded, has popup menu',
  'link, Summary',
  'link, Content, current page',
  'link, CTAs',
  'link, Code',
  'link, Settings',
];
