import type { ReactNode } from 'react';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { homeLink } from './HomeLink.css.ts';

export interface HomeLinkProps {
  /** Where the mark leads. */
  href: string;
  /** Says whose mark it is and where it leads. */
  'aria-label': string;
  /** The mark. */
  children: ReactNode;
}

/** A mark that is a link; nothing but the focus ring shows that it is one. */
export function HomeLink(props: HomeLinkProps) {
  return (
    <RoutedLink
      href={props.href}
      className={homeLink}
      aria-label={props['aria-label']}
      data-component="HomeLink"
    >
      {props.children}
    </RoutedLink>
  );
}
