/** How every story is played: nothing travels, no press of the story before is remembered, and the only mouse is its own. */
import { setInteractionModality } from 'react-aria-components';
import { beforeEach } from 'vitest';
import { hideRealMouse } from './hideRealMouse.ts';
import './themes.ts';

hideRealMouse();

/**
 * Called by each file's set-up: files share a page and its modules.
 * Whether the last press was by mouse decides whether focus shows; a story does not inherit that from the one before.
 */
export function keepInputDeterministic(): void {
  beforeEach(() => setInteractionModality('keyboard'));
}
