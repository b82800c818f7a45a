/**
 * Keeps React Aria from taking a lower window for an on-screen keyboard. It watches the window's height and focus from
 * the moment that its module is loaded, and shows a dialog only once that keyboard has opened; a picture makes the
 * window taller for a moment, and then lower again. Imported before React Aria.
 */
const { visualViewport } = window;
const listen = window.addEventListener.bind(window);

// The methods of these objects hide the inherited ones. Only that module listens to focus passively.
if (visualViewport) visualViewport.addEventListener = () => undefined;
window.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
  if (type === 'focus' && typeof options === 'object' && options.passive) return;
  listen(type, listener, options);
};

/** Lets components listen again, which follow the size of the window. Called once React Aria is loaded. */
export function listenToWindow(): void {
  if (visualViewport) Reflect.deleteProperty(visualViewport, 'addEventListener');
  Reflect.deleteProperty(window, 'addEventListener');
}
