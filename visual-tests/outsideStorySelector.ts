import { a11y } from '../.storybook/a11y.ts';

const { exclude } = a11y.context as { readonly exclude: readonly string[] };

/** A selector of what is on the page and not part of the story: the tools' elements, and the announcer. */
export const outsideStory = [
  '.sb-wrapper',
  '#storybook-docs',
  '#storybook-highlights-root',
  ...exclude,
].join(', ');
