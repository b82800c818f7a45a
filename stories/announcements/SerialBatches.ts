/** The screen reader output of SerialBatches: its phrases, and the stops of Tab. */

/** The phrases from start to end, of one batch. */
export const phrases = [
  'region, 500 serials',
  'heading, 500 serials, level 2',
  'button, New batch',
  'Each serial is in one code and stays with its item for good, whatever becomes of your plan.',
  'table, Batches of serials',
  'row, Batch Begun Serials State Handed out Opened Actions',
  'columnheader, Batch',
  'columnheader, Begun',
  'columnheader, Serials',
  'columnheader, State',
  'columnheader, Handed out',
  'columnheader, Opened',
  'columnheader, Actions',
  'row, Farm shop reserve Lot 26-104 11-12-2026 500 Exported 11-12-2026 Exported once 10-20-2026, Tomas Reyes None',
  'rowheader, Farm shop reserve Lot 26-104',
  'cell, 11-12-2026',
  'cell, 500',
  'cell, Exported 11-12-2026',
  'cell, Exported once 10-20-2026, Tomas Reyes',
  'cell, None',
  'cell',
  'button, Actions for Farm shop reserve, not expanded, has popup menu',
  'switch, All items carry a serial of Hangtag, so an unknown one is worth a question on the page, not checked',
  'All items carry a serial of Hangtag, so an unknown one is worth a question on the page',
  'button, Void one serial…',
  'heading, Lots, level 3',
  'No batch, printed code or recall of this product names a lot.',
  'heading, First scans per day, level 3',
  '0',
  'of 500 serials have been opened once or more',
  'Hangtag keeps the day of a scan, never who scanned.',
];

/** The stops of Tab, in order. */
export const stops = [
  'button, New batch',
  'button, Actions for Farm shop reserve, not expanded, has popup menu',
  'switch, All items carry a serial of Hangtag, so an unknown one is worth a question on the page, not checked',
  'button, Void one serial…',
];
