import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { link } from './Link.css.ts';
import { useLinkRender } from './navigation.tsx';

export interface LinkProps extends Omit<
  AriaLinkProps,
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'onClick'
  | 'href'
  | 'aria-label'
  | 'aria-labelledby'
> {
  /** Where it leads. Addresses of this app go through `LinkProvider`. */
  href: string;
  /** Words that make sense without the sentence around them. */
  children: ReactNode;
  /** `ink` is underlined, `quiet` is for footers and underlines under the mouse. @default 'ink' */
  tone?: 'ink' | 'quiet';
  /** Within a sentence, or on its own with a taller target. @default 'inline' */
  display?: 'inline' | 'alone';
  /** A glyph before the words. */
  icon?: LucideIcon;
  /** Its element in the page, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another address. To run an action use `Button`. */
export function Link({ tone, display, icon, children, ...rest }: LinkProps) {
  const render = useLinkRender('span');
  return (
    <AriaLink {...rest} render={render} className={link({ tone, display })} data-component="Link">
      {icon && <Icon of={icon} />}
      {children}
    </AriaLink>
  );
}
