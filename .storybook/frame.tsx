import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

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

const ground: CSSProperties = { background: 'var(--ht-color-paper)', boxSizing: 'border-box' };

/** The sizes of frames, by name. */
const frames = {
  fit: { ...ground, padding: 24, width: 'fit-content', maxWidth: '100%' },
  column: { ...ground, padding: 24, width: 488, maxWidth: '100%' },
  form: { ...ground, padding: 32, width: 648, maxWidth: '100%' },
  wide: { ...ground, padding: 32, maxWidth: 1248 },
  screen: { ...ground, minHeight: '100dvh' },
} as const satisfies Record<string, CSSProperties>;

/** A name of one of the frames. */
type Frame = keyof typeof frames;

/** Whether this is one of the frames' names. */
function isFrame(name: unknown): name is Frame {
  return typeof name === 'string' && Object.hasOwn(frames, name);
}
