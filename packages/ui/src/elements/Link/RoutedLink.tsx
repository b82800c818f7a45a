import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { OwnedAttributes } from '../../support/accessibleName.ts';
import { Icon } from '../Icon/index.ts';
import { useLinkRender } from './navigation.tsx';

/** The props of every text link. */
export interface LinkBaseProps extends Omit<
  AriaLinkProps,
  Exclude<OwnedAttributes, 'slot'> | 'onClick' | 'href'
> {
  /** The target. `LinkProvider` routes addresses of this app. */
  href: string;
  /** An icon before the label. */
  icon?: LucideIcon;
  /** Its DOM element, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
}

interface RoutedLinkProps extends LinkBaseProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'data-component': string;
}

/** A React Aria link without a style, opened by the app's router. */
export function RoutedLink({ icon, children, ...rest }: RoutedLinkProps) {
  const render = useLinkRender('span');
  return (
    <AriaLink {...rest} render={render}>
      {icon && <Icon of={icon} />}
      {children}
    </AriaLink>
  );
}
