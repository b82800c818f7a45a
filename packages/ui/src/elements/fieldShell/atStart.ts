/** Whichever way words run, they begin where the place around them begins; newer browsers know the bare name. */
export const atStart: { textAlign: ('start' | '-webkit-match-parent' | 'match-parent')[] } = {
  textAlign: ['start', '-webkit-match-parent', 'match-parent'],
};
