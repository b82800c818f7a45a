import type { JSX } from 'react';

/**
 * Renders the `<button>` of a React Aria part (`render={describedAs(reason)}`) with an
 * [`aria-description`](https://www.w3.org/TR/wai-aria-1.3/#aria-description): a tooltip describes its control only while
 * it is open, and a screen reader in browse mode never opens it. The open tooltip replaces the description.
 */
export const describedAs = (description: string | undefined) =>
  function Described(props: JSX.IntrinsicElements['button']) {
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the rule knows ARIA 1.2; in 1.3 every role has it
    return <button {...props} aria-description={description} />;
  };
