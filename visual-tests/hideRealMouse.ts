/** Everything by which a real mouse would tell of itself. */
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
 * Hides the browser's own mouse. It rests somewhere on the page, and Chromium tells of it again whenever what lies under it has
 * moved: that would end the hover of a control which the story's mouse has just entered.
 */
export function hideRealMouse(): void {
  const hide = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  for (const type of mouseEvents) window.addEventListener(type, hide, { capture: true });
}
