import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useLinkRender } from '../Link/index.ts';
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
  const render = useLinkRender('span');
  return (
    <Link
      href={props.href}
      render={render}
      className={homeLink}
      aria-label={props['aria-label']}
      data-component="HomeLink"
    >
      {props.children}
    </Link>
  );
}
