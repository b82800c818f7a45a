/** The screen reader output of SectionForm: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'form, Introduction',
  'heading, Harvest Olive Oil, level 2',
  'The first words after the picture.',
  'Title',
  '17 of 120',
  'textbox, Title, Harvest Olive Oil',
  'Lead',
  'Changed',
  '123 of 240',
  'textbox, Lead, Published now: “Picked green in October and pressed the same night.”',
  'Picked green in one October week and pressed the same night, so the pepper and the cut-grass smell are still in the bottle.',
  'Published now: “Picked green in October and pressed the same night.”',
  'Edition',
  '19 of 60',
  'textbox, Edition, First pressing 2026',
  'Size',
  '6 of 40',
  'textbox, Size, 500 ml',
];

/** The stops of Tab, in order. */
export const stops = [
  'textbox, Title, Harvest Olive Oil',
  'textbox, Lead, Published now: “Picked green in October and pressed the same night.”',
  'textbox, Edition, First pressing 2026',
  'textbox, Size, 500 ml',
];
