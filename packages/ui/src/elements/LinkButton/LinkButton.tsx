import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { useLinkRender } from '../Link/index.ts';

export interface LinkButtonProps extends Omit<
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
  /** Where it leads. */
  href: string;
  /** A verb and its object: "Open preview". */
  children: ReactNode;
  /** How much it asks for the press; one `primary` per view. @default 'outline' */
  tone?: 'primary' | 'outline' | 'quiet';
  /** How high it is: 32, 36 or 44 pixels. @default 'medium' */
  size?: ButtonSize;
  /** Does it take the width of its parent? @default 'hug' */
  width?: 'hug' | 'fill';
  /** A glyph before the words. */
  icon?: LucideIcon;
  /** Its element in the page, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to another address and looks like a button, because it is the next step. */
export function LinkButton({ tone, size, width, icon, children, ...rest }: LinkButtonProps) {
  const render = useLinkRender('span');
  return (
    <AriaLink
      {...rest}
      render={render}
      className={button({ tone, size, width })}
      data-component="LinkButton"
    >
      {icon && <Icon of={icon} />}
      {children}
    </AriaLink>
  );
}
