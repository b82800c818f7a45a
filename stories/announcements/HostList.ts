/** The screen reader output of HostList: its phrases, and the stops of Tab. */

/** The phrases from start to end. */
export const phrases = [
  'The host of a code is in print for as long as the pack exists. Every host that a code was printed with keeps working.',
  'button, Add domain',
  'list, Domains',
  'listitem, level 1, position 1, set size 3',
  'hangtag.example',
  'The platform’s own, and the platform renews it.',
  'listitem, level 1, position 2, set size 3',
  'merrow.example',
  'New codes carry it. In print: 12 files. Renewed by IT, Ines Calder. Checked on 11-21-2026.',
  'button, Use hangtag.example again',
  'listitem, level 1, position 3, set size 3',
  'qr.merrow.example',
  'Not proven yet. No code can carry it.',
  'button, Check the record',
  'button, Remove…',
  'Write this record where the domain’s DNS is kept, and let the domain itself lead here.',
  'term',
  'Type',
  'definition',
  'TXT',
  'term',
  'Name',
  'definition',
  '_hangtag.qr.merrow.example',
  'term',
  'Value',
  'definition',
  'hangtag=5f1c1d2a9b3e4f60718293a4b5c6d7e8',
];

/** The stops of Tab, in order. */
export const stops = [
  'button, Add domain',
  'button, Use hangtag.example again',
  'button, Check the record',
  'button, Remove…',
];
