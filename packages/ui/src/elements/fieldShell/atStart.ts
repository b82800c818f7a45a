/** Aligns text at the container's start in either text direction; newer browsers support the unprefixed value. */
export const atStart: { textAlign: ('start' | '-webkit-match-parent' | 'match-parent')[] } = {
  textAlign: ['start', '-webkit-match-parent', 'match-parent'],
};
