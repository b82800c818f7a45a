/** Stripe's own windows, such as a bank's question, stand above ours although they are no part of them. */

/** Stripe names every frame it adds so. */
const FRAMES = 'iframe[name^="__privateStripe"]';

/**
 * Keeps what Stripe adds to the page within reach. While a dialog is open React Aria makes everything inert that is added beside
 * it; what carries its mark for the top layer keeps the keyboard and is no press outside.
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
