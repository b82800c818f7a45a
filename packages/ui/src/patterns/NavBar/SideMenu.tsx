import { LogOut } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { NavLink } from '../../elements/NavLink/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Sheet } from '../../elements/Sheet/index.ts';
import { Switch } from '../../elements/Switch/index.ts';
import { PersonCard } from './PersonCard.tsx';
import * as css from './SideMenu.css.ts';
import { themeChoices } from './types.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import type { NavItem } from './types.ts';

export interface SideMenuProps extends UserMenuProps {
  items: readonly NavItem[];
  current: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The items of the bar and the user menu in a sidebar, for small screens [F068]. */
export function SideMenu(props: SideMenuProps) {
  const { items, current, person, account, theme, onThemeChange, onLogOut, onClose } = props;
  return (
    <Sheet
      title="Menu"
      isOpen={props.isOpen}
      onClose={onClose}
      footer={
        <div className={css.logOut}>
          <Button tone="quiet" width="fill" endIcon={LogOut} onPress={onLogOut}>
            <span className={css.logOutWord}>Log out</span>
          </Button>
        </div>
      }
    >
      <div className={css.person}>
        <PersonCard person={person} size="large" />
      </div>
      <nav aria-label="Main" className={css.group}>
        {items.map(({ id, label, href, count }) => (
          <NavLink
            key={id}
            href={href}
            look="side"
            isCurrent={id === current}
            count={count}
            onPress={onClose}
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <nav aria-label="Account" className={css.group}>
        {account.map(({ id, label, href, lockedReason }) => (
          <NavLink
            key={id}
            href={href}
            look="sideSecond"
            lockedReason={lockedReason}
            onPress={onClose}
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={css.theme}>
        <Select label="Theme" options={themeChoices} value={theme} onChange={onThemeChange} />
        {props.onRememberingChange && (
          <Switch
            label="Remember my choices here"
            isSelected={props.isRemembering ?? false}
            onChange={props.onRememberingChange}
          />
        )}
      </div>
    </Sheet>
  );
}
