/** How far the lines and the hovered rows of a list reach past its words; pixels. */
export const rowBleed = 12;

const phone = 'screen and (max-width: 699px) and (forced-colors: none)';

/**
 * A line of such a list, as a media query: on a phone, whose edge is near, it ends with the words, as every other line of the
 * page does. What is hovered, chosen or focused goes on reaching past it.
 */
export const lineOnPhones = (colour: string) => ({
  [phone]: {
    borderImage: `linear-gradient(90deg, transparent ${rowBleed}px, ${colour} 0 calc(100% - ${rowBleed}px), transparent 0) 1`,
  },
});
