import { useId } from 'react';
import { Link } from 'react-aria-components';
import { useLinkRender } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { count as countClass, navLink, words } from './NavLink.css.ts';

export interface NavLinkProps {
  /** The link's target. */
  href: string;
  /** One or two words. */
  children: string;
  /** In the bar, in a sidebar, or in a sidebar's second group. @default 'bar' */
  look?: 'bar' | 'side' | 'sideSecond';
  /** Whether it is the current page. @default false */
  isCurrent?: boolean;
  /** A count; shown in a sidebar. */
  count?: number;
  /** Why it is locked, below its label: it keeps its position and tab stop, without a link. Absent while it is open. */
  lockedReason?: string;
  /** Called besides the navigation, such as to close the sidebar. */
  onPress?: () => void;
}

/** One item of a navigation; the current one has a tinted background. */
export function NavLink(props: NavLinkProps) {
  const { href, children, look = 'bar', isCurrent = false, count, lockedReason, onPress } = props;
  const reasonId = useId();
  const draw = useLinkRender('span');
  const isLocked = lockedReason !== undefined;
  return (
    <Link
      {...(isLocked ? { 'aria-describedby': reasonId } : { href, onPress })}
      isDisabled={isLocked}
      // A locked item needs a tab stop, or its reason is never announced.
      render={isLocked ? (part) => draw({ ...part, tabIndex: 0 }) : draw}
      className={navLink({ look })}
      aria-current={isCurrent ? 'page' : undefined}
      data-component="NavLink"
    >
      <span className={words}>
        {children}
        {/* Hidden visually and used as the description, so that the accessible name is the label alone. */}
        {isLocked && (
          <span id={reasonId} aria-hidden>
            <Text as="span" kind="data" tone="quiet">
              {lockedReason}
            </Text>
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className={countClass}>
          {/* Without the space, screen readers join both texts into one word. */}
          <VisuallyHidden> </VisuallyHidden>
          {count}
        </span>
      )}
    </Link>
  );
}
