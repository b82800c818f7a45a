import { a11y } from '../.storybook/a11y.ts';

const { exclude } = a11y.context as { readonly exclude: readonly string[] };

/** What stands on the page and is not the story's: what the tools draw, and the announcer; a selector. */
export const outsideStory = [
  '.sb-wrapper',
  '#storybook-docs',
  '#storybook-highlights-root',
  ...exclude,
].join(', ');
