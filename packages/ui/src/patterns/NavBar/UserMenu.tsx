import { ChevronDown } from 'lucide-react';
import { Avatar } from '../../elements/Avatar/index.ts';
import { Button } from '../../elements/Button/index.ts';
import {
  Menu,
  MenuHeader,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
} from '../../elements/Menu/index.ts';
import { name } from './NavBar.css.ts';
import { type AccountItem, type Person, themeChoices, type ThemeChoice } from './types.ts';
import { PersonCard } from './PersonCard.tsx';

export interface UserMenuProps {
  person: Person;
  account: readonly AccountItem[];
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  /** Whether optional preferences are stored on this computer [F041]. @default false */
  isRemembering?: boolean;
  /** Opts in or out; absent where nothing is stored. */
  onRememberingChange?: (isRemembering: boolean) => void;
  onLogOut: () => void;
}

/** The signed-in user's own pages, the theme, and the sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { person, account, theme, onThemeChange, onLogOut } = props;
  const { isRemembering = false, onRememberingChange } = props;
  return (
    <MenuTrigger>
      <Button tone="quiet" endIcon={ChevronDown}>
        <Avatar name={person.name} src={person.avatarUrl} size="small" />
        <span className={name}>{person.name}</span>
      </Button>
      <Menu
        placement="bottom end"
        header={
          <MenuHeader>
            <PersonCard person={person} size="medium" />
          </MenuHeader>
        }
      >
        {account.map(({ id, label, href, lockedReason }) => (
          <MenuItem key={id} id={id} href={href} lockedReason={lockedReason}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuSection
          title="Theme"
          selected={theme}
          onSelect={(id) => {
            const chosen = themeChoices.find((choice) => choice.id === id);
            if (chosen) onThemeChange(chosen.id);
          }}
        >
          {themeChoices.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        {onRememberingChange && (
          <MenuItem
            id="remembering"
            note={isRemembering ? 'On' : 'Off'}
            onAction={() => onRememberingChange(!isRemembering)}
          >
            Remember my choices here
          </MenuItem>
        )}
        <MenuItem id="logOut" onAction={onLogOut}>
          Log out
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
