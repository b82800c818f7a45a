/** Keeps Stripe's own windows, such as 3-D Secure, usable above this app's dialogs. */

/** Selects the frames that Stripe adds. */
const FRAMES = 'iframe[name^="__privateStripe"]';

/**
 * Keeps elements that Stripe adds usable. While a dialog is open, React Aria makes everything added beside it inert,
 * except elements with its top layer attribute: these can take focus and do not count as outside.
 */
export function keepStripeAboveModals(): void {
  const lift = (node: Node) => {
    if (!(node instanceof HTMLElement) || (!node.matches(FRAMES) && !node.querySelector(FRAMES)))
      return;
    node.dataset['reactAriaTopLayer'] = 'true';
    node.inert = false;
    node.removeAttribute('aria-hidden');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(lift);
  }).observe(document.body, { childList: true });
}
