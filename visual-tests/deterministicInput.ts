/** The same input for every story: no transitions, no earlier press, and no mouse but the story's own. */
import './themes.ts';
import { setInteractionModality } from 'react-aria-components';
import { beforeEach } from 'vitest';

/** All events of a real mouse. */
const mouseEvents = [
  'pointerover',
  'pointerout',
  'pointerenter',
  'pointerleave',
  'pointermove',
  'mouseover',
  'mouseout',
  'mouseenter',
  'mouseleave',
  'mousemove',
];

/**
 * Hides the browser's own mouse. It rests somewhere on the page, and Chromium fires its events again whenever something
 * moves under it: that would end the hover of a control which the story's mouse has just entered.
 */
function hideRealMouse(): void {
  const hide = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  for (const type of mouseEvents) window.addEventListener(type, hide, { capture: true });
}

hideRealMouse();

/**
 * Called by each file's set-up: files share a page and its modules.
 * Whether the last press was by mouse decides whether focus is visible; a story does not inherit that from the one
 * before.
 */
export function keepInputDeterministic(): void {
  beforeEach(() => setInteractionModality('keyboard'));
}
