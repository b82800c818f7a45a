import { Link } from 'react-aria-components';
import { useLinkRender } from '../Link/index.ts';
import { count as countClass, navLink } from './NavLink.css.ts';

export interface NavLinkProps {
  /** Where it leads. */
  href: string;
  /** One or two words. */
  children: string;
  /** In the bar, in a sidebar, or in a sidebar's second group. @default 'bar' */
  look?: 'bar' | 'side' | 'sideSecond';
  /** Is it the place one is in? @default false */
  isCurrent?: boolean;
  /** How many things are there; shown in a sidebar. */
  count?: number;
  /** Runs besides the navigation, such as closing the sidebar. */
  onPress?: () => void;
}

/** One place of a navigation; the current one is a tint block. */
export function NavLink(props: NavLinkProps) {
  const { href, children, look = 'bar', isCurrent = false, count, onPress } = props;
  const render = useLinkRender('span');
  return (
    <Link
      href={href}
      render={render}
      onPress={onPress}
      className={navLink({ look })}
      aria-current={isCurrent ? 'page' : undefined}
      data-component="NavLink"
    >
      {children}
      {count !== undefined && <span className={countClass}>{count}</span>}
    </Link>
  );
}
