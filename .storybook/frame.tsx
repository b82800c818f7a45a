import type { Decorator } from '@storybook/react-vite';
import { frames, isFrame } from './frames.ts';

/** A story tagged `test-only` is the base of tests; by itself it shows nothing. */
const isBaseOfTests = (tags: readonly string[]) =>
  tags.includes('test-only') && !tags.includes('test-fn');

/**
 * Gives a story its background and width, and marks what its picture shows.
 * `parameters.frame` chooses: `fit` hugs a small element, `column` is a narrow form's width, `form` an editor's,
 * `wide` a page's, `screen` the window.
 */
export const withFrame: Decorator = (Story, { parameters, tags }) => {
  const frame = isFrame(parameters['frame']) ? parameters['frame'] : 'column';
  return (
    <div data-story-root style={frames[frame]}>
      {isBaseOfTests(tags) ? null : <Story />}
    </div>
  );
};
