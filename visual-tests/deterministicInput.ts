/** The same input for every story: no transitions, no earlier press, and no mouse but the story's own. */
import { setInteractionModality } from 'react-aria-components';
import { beforeEach } from 'vitest';
import { hideRealMouse } from './hideRealMouse.ts';
import './themes.ts';

hideRealMouse();

/**
 * Called by each file's set-up: files share a page and its modules.
 * Whether the last press was by mouse decides whether focus is visible; a story does not inherit that from the one
 * before.
 */
export function keepInputDeterministic(): void {
  beforeEach(() => setInteractionModality('keyboard'));
}
