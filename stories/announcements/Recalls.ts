/** The screen reader output of Recalls: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'region, Recall',
  'heading, Recall, level 2',
  'list',
  'listitem, level 1, position 1, set size 2',
  'strong',
  'Lot 26-31',
  'In this lot a handle can come away from a hot mug. Keep hot drinks out of it.',
  'https://merrow.example/recall, 207-555-0142',
  'Shown since 11-19-2026, 08:00, by Ines Calder',
  'button, End the recall of Lot 26-31',
  'listitem, level 1, position 2, set size 2',
  'strong',
  'The whole product',
  'Bring it back to the shop.',
  '207-555-0142',
  'Ended 04-20-2025, 08:00, by Ines Calder',
  'A recall stands first on the page, at once and for everybody who scans.',
  'button, Recall…',
];

/** The stops of Tab, in order. */
export const stops = ['button, End the recall of Lot 26-31', 'button, Recall…'];
