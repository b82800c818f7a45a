/** Colours of the small drawn cards before a card's name; the same in every theme. */
export const cardMarks = {
  paper: '#ffffff',
  edge: '#d3cfc6',
  visa: '#1d2f86',
  mastercardStart: '#c8321f',
  mastercardEnd: '#e39a2b',
  mastercardBoth: '#d9651f',
  amex: '#2566a8',
  discover: '#1c1b18',
  discoverDisc: '#d9762b',
  diners: '#23507f',
  jcb: ['#23507f', '#a5282f', '#2f7a3f'],
  unionpay: ['#a5282f', '#23507f', '#1f7a74'],
} as const;
