import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** The attributes that React Aria sets for each state of the toolbar. */
const stateAttributes: Readonly<Record<string, readonly string[]>> = {
  hovered: ['data-hovered'],
  pressed: ['data-pressed', 'data-hovered'],
  'focus-visible': ['data-focus-visible', 'data-focused'],
  disabled: ['data-disabled'],
};

/** Interactive parts; React Aria marks its parts with `data-rac`. */
const interactive = `[data-rac]:is(${[
  'button, a, input, textarea, select, label, [tabindex]',
  '[role="option"], [role^="menuitem"], [role="tab"], [role="row"], [role="radio"]',
  // The box around an input and its buttons.
  '[role="group"]:has(> input)',
].join(', ')})`;

/** Sets attributes on everything interactive, when it appears and when React Aria removes one. */
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

/** Shows its children in a state that otherwise needs a mouse or a key. */
function ForcedStateProvider({ state, children }: ForcedStateProviderProps) {
  useLayoutEffect(() => {
    const attributes = stateAttributes[String(state)];
    return attributes && forceAttributes(attributes);
  }, [state]);
  return children;
}

/** Renders the story with the toolbar's state on everything interactive. */
export const withForcedState: Decorator = (Story, { globals }) => (
  <ForcedStateProvider state={globals['state']}>
    <Story />
  </ForcedStateProvider>
);
