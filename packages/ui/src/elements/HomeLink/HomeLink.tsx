import type { ReactNode } from 'react';
import { RoutedLink } from '../Link/RoutedLink.tsx';
import { homeLink } from './HomeLink.css.ts';

export interface HomeLinkProps {
  /** The link's target. */
  href: string;
  /** States whose mark it is and where it links. */
  'aria-label': string;
  /** The mark. */
  children: ReactNode;
}

/** A linked mark, distinguishable as a link only by its focus ring. */
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
