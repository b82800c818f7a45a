import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Logo } from '../../brand/Logo/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { HomeLink } from '../../elements/HomeLink/index.ts';
import { NavLink } from '../../elements/NavLink/index.ts';
import { SkipLink } from '../../elements/SkipLink/index.ts';
import * as css from './NavBar.css.ts';
import { SideMenu } from './SideMenu.tsx';
import type { AccountItem, NavItem, Person, ThemeChoice } from './types.ts';
import { UserMenu } from './UserMenu.tsx';

export interface NavBarProps {
  /** The wordmark's link [F060]. */
  homeHref: string;
  /** The main navigation, in order. */
  items: readonly NavItem[];
  /** `id` of the current item; null for none. */
  current: string | null;
  /** Who is signed in [F061]. */
  person: Person;
  /** The account's items, by role: `accountItems` [F062-F066]. */
  account: readonly AccountItem[];
  /** The theme that this user chose. */
  theme: ThemeChoice;
  /** Receives another theme, chosen in the menu. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Whether optional preferences are stored on this computer [F041]. @default false */
  isRemembering?: boolean;
  /** Opts in or out; absent where nothing is stored. */
  onRememberingChange?: (isRemembering: boolean) => void;
  /** Signs out [F067]. */
  onLogOut: () => void;
  /** `id` of the element that the skip link jumps to. @default 'content' */
  contentId?: string;
}

/** The bar above every screen; below 960 pixels its items move into a sidebar [F068]. */
export function NavBar(props: NavBarProps) {
  const { homeHref, items, current, person, account, theme, onThemeChange, onLogOut } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isRemembering, onRememberingChange } = props;
  const remembering = { isRemembering, onRememberingChange };
  const shared = { person, account, theme, onThemeChange, onLogOut, ...remembering };
  return (
    <header className={css.bar} data-component="NavBar">
      <SkipLink target={props.contentId} />
      <HomeLink href={homeHref} aria-label="Hangtag, company page">
        <Logo />
      </HomeLink>
      <nav aria-label="Main" className={css.places}>
        {items.map((item) => (
          <NavLink key={item.id} href={item.href} isCurrent={item.id === current}>
            {item.label}
          </NavLink>
        ))}
      </nav>
      <div className={css.account}>
        <UserMenu {...shared} />
      </div>
      <div className={css.menuButton}>
        <IconButton icon={Menu} aria-label="Menu" onPress={() => setMenuOpen(true)} />
      </div>
      <SideMenu
        {...shared}
        items={items}
        current={current}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </header>
  );
}
