import type { ReactNode } from 'react';
import {
  Autocomplete,
  Menu as AriaMenu,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Separator,
  useFilter,
} from 'react-aria-components';
import { SearchField } from '../SearchField/index.ts';
import {
  header,
  menu,
  nothing,
  popover,
  search as searchClass,
  searchable,
  section,
  sectionTitle,
  separator,
} from './Menu.css.ts';

export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
/** Opens its menu when its control is pressed. */
export { MenuTrigger };

export interface MenuProps {
  /** Names the menu where its control's name is not enough. */
  'aria-label'?: string;
  /** The side on which it opens. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  /** Receives the selected item's `id`. */
  onAction?: (id: string) => void;
  /** Shown above the items, such as the menu's owner. */
  header?: ReactNode;
  /** Names the search field above a long list of items; without it there is none. */
  search?: string;
}

/** Actions on one thing; inside a `MenuTrigger`, after its control. */
export function Menu(props: MenuProps) {
  const { placement = 'bottom start', onAction, children, search } = props;
  const items = (
    <AriaMenu
      className={menu}
      aria-label={props['aria-label']}
      onAction={onAction && ((id) => onAction(String(id)))}
      renderEmptyState={() => <div className={nothing}>Nothing found. Try fewer letters.</div>}
    >
      {children}
    </AriaMenu>
  );
  return (
    <Popover
      className={search === undefined ? popover : `${popover} ${searchable}`}
      placement={placement}
      offset={4}
      {...(search !== undefined && { maxHeight: 560 })}
      data-component="Menu"
    >
      {props.header}
      {search === undefined ? items : <Searchable name={search}>{items}</Searchable>}
    </Popover>
  );
}

/** Without scrolling, because the popover is not in its place yet. */
const focusField = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** The search field above a menu; the arrow keys reach the items from it. */
function Searchable({ name, children }: { name: string; children: ReactNode }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <div className={searchClass}>
        <SearchField aria-label={name} placeholder={name} ref={focusField} />
      </div>
      {children}
    </Autocomplete>
  );
}

export interface MenuSectionProps {
  /** The section's title, above its items. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
  /** The `id` of the selected item, for a section that is a single choice. */
  selected?: string;
  /** Receives the selected item of a choice. */
  onSelect?: (id: string) => void;
}

/** Related items, or a single choice with `selected`. */
export function MenuSection({ title, children, selected, onSelect }: MenuSectionProps) {
  const choice =
    selected === undefined
      ? {}
      : {
          selectionMode: 'single' as const,
          selectedKeys: [selected],
          disallowEmptySelection: true,
        };
  return (
    <AriaMenuSection
      {...choice}
      className={section}
      onSelectionChange={
        onSelect && ((keys) => keys !== 'all' && [...keys].forEach((key) => onSelect(String(key))))
      }
    >
      <Header className={sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <Separator className={separator} />;
}

export interface MenuHeaderProps {
  /** Text and marks, no controls. */
  children: ReactNode;
}

/** Content above the items, which cannot be selected. */
export function MenuHeader({ children }: MenuHeaderProps) {
  return <div className={header}>{children}</div>;
}
