import type { JSX } from 'react';

/**
 * Draws the `<button>` of a React Aria part (`render={describedAs(reason)}`) with a description of its own
 * ([ARIA 1.3](https://www.w3.org/TR/wai-aria-1.3/#aria-description)): a tooltip describes its control only while it is
 * open, and whoever reads line by line never opens it. Open, it takes the place of this one, so nothing is said twice.
 */
export const describedAs = (description: string | undefined) =>
  function Described(props: JSX.IntrinsicElements['button']) {
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the rule knows ARIA 1.2; in 1.3 every role has it
    return <button {...props} aria-description={description} />;
  };
