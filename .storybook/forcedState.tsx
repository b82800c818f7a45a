import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** What React Aria writes into the page for each state of the toolbar. */
const stateAttributes: Readonly<Record<string, readonly string[]>> = {
  hovered: ['data-hovered'],
  pressed: ['data-pressed', 'data-hovered'],
  'focus-visible': ['data-focus-visible', 'data-focused'],
  disabled: ['data-disabled'],
};

/** What takes the mouse or the keyboard; React Aria marks its parts with `data-rac`. */
const interactive = `[data-rac]:is(${[
  'button, a, input, textarea, select, label, [tabindex]',
  '[role="option"], [role^="menuitem"], [role="tab"], [role="row"], [role="radio"]',
  // The box around an input and its buttons.
  '[role="group"]:has(> input)',
].join(', ')})`;

/** Stamps attributes on everything interactive, as it comes and whenever React Aria takes one off. */
function forceAttributes(attributes: readonly string[]): () => void {
  const stamped = new Map<Element, Set<string>>();
  const stamp = () => {
    for (const part of document.body.querySelectorAll(interactive))
      for (const attribute of attributes) {
        if (part.hasAttribute(attribute)) continue;
        part.setAttribute(attribute, 'true');
        stamped.set(part, (stamped.get(part) ?? new Set()).add(attribute));
      }
  };
  stamp();
  const observer = new MutationObserver(stamp);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [...attributes],
  });
  return () => {
    observer.disconnect();
    for (const [part, own] of stamped) for (const attribute of own) part.removeAttribute(attribute);
  };
}

interface ForcedStateProviderProps {
  /** A name of the toolbar; any other leaves everything at rest. */
  state: unknown;
  children: ReactNode;
}

/** Shows what is inside in a state that a mouse or a key would otherwise have to bring about. */
function ForcedStateProvider({ state, children }: ForcedStateProviderProps) {
  useLayoutEffect(() => {
    const attributes = stateAttributes[String(state)];
    return attributes && forceAttributes(attributes);
  }, [state]);
  return children;
}

/** Draws the story with the state chosen in the toolbar stamped on everything interactive. */
export const withForcedState: Decorator = (Story, { globals }) => (
  <ForcedStateProvider state={globals['state']}>
    <Story />
  </ForcedStateProvider>
);
