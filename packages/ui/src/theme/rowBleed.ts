/** How far the lines and hovered rows of a list extend beyond its text, in pixels. */
export const rowBleed = 12;

const phone = 'screen and (max-width: 699px) and (forced-colors: none)';

/**
 * The media query for a line of such a list: on a phone the line ends with the text, like every other line of the page.
 * Hovered, selected and focused rows still extend beyond it.
 */
export const lineOnPhones = (colour: string) => ({
  [phone]: {
    borderImage: `linear-gradient(90deg, transparent ${rowBleed}px, ${colour} 0 calc(100% - ${rowBleed}px), transparent 0) 1`,
  },
});
