import type { ReactNode } from 'react';
import { link } from './Link.css.ts';
import { type LinkBaseProps, RoutedLink } from './RoutedLink.tsx';

export interface LinkProps extends LinkBaseProps {
  /** Text that makes sense out of context. */
  children: ReactNode;
  /** `ink` is underlined; `plain` is a name in a list and `quiet` for footers, both underlined on hover. @default 'ink' */
  tone?: 'ink' | 'plain' | 'quiet';
  /** Within a sentence, or alone with a taller target. @default 'inline' */
  display?: 'inline' | 'alone';
}

/** Links to another address. To run an action use `Button`. */
export function Link({ tone, display, ...rest }: LinkProps) {
  return <RoutedLink {...rest} className={link({ tone, display })} data-component="Link" />;
}
