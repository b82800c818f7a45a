import type { ReactNode } from 'react';
import { link } from './Link.css.ts';
import { type LinkBaseProps, RoutedLink } from './RoutedLink.tsx';

export interface LinkProps extends LinkBaseProps {
  /** Words that make sense without the sentence around them. */
  children: ReactNode;
  /** `ink` is underlined, `quiet` is for footers and underlines under the mouse. @default 'ink' */
  tone?: 'ink' | 'quiet';
  /** Within a sentence, or on its own with a taller target. @default 'inline' */
  display?: 'inline' | 'alone';
}

/** Leads to another address. To run an action use `Button`. */
export function Link({ tone, display, ...rest }: LinkProps) {
  return <RoutedLink {...rest} className={link({ tone, display })} data-component="Link" />;
}
