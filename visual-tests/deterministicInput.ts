/** The same input for every story: no transitions, and no mouse but the story's own. */
import './themes.ts';

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
