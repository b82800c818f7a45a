import type { Decorator } from '@storybook/react-vite';
import { frames, isFrame } from './frames.ts';

/**
 * Gives a story its ground and width, and marks what its picture shows.
 * `parameters.frame` chooses: `fit` hugs a small element, `column` is a narrow form's width, `form` an editor's,
 * `wide` a page's, `screen` the window.
 */
export const withFrame: Decorator = (Story, { parameters }) => {
  const frame = isFrame(parameters['frame']) ? parameters['frame'] : 'column';
  return (
    <div data-story-root style={frames[frame]}>
      <Story />
    </div>
  );
};
