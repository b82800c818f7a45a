import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { header, menu, popover, section, sectionTitle, separator } from './Menu.css.ts';

export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
/** Opens its menu when the control before it is pressed. */
export { MenuTrigger };

export interface MenuProps {
  /** Names the menu where the control that opens it does not say enough. */
  'aria-label'?: string;
  /** Side of the control it opens on. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode;
  /** Receives which item was chosen, by its `id`. */
  onAction?: (id: string) => void;
  /** Shown above the items, such as whose menu it is. */
  header?: ReactNode;
}

/** Actions on one thing; stands inside a `MenuTrigger`, after the control that opens it. */
export function Menu(props: MenuProps) {
  const { placement = 'bottom start', onAction, children } = props;
  return (
    <Popover className={popover} placement={placement} offset={4} data-component="Menu">
      {props.header}
      <AriaMenu
        className={menu}
        aria-label={props['aria-label']}
        onAction={onAction && ((id) => onAction(String(id)))}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

export interface MenuSectionProps {
  /** Names the section; shown above it. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
  /** The `id` of the chosen item, for a section that is one choice. */
  selected?: string;
  /** Receives which item of a choice was picked. */
  onSelect?: (id: string) => void;
}

/** Items that belong together, or one choice among its items when it is told what is `selected`. */
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
  /** Words and marks, no controls. */
  children: ReactNode;
}

/** What stands above the items and cannot be chosen. */
export function MenuHeader({ children }: MenuHeaderProps) {
  return <div className={header}>{children}</div>;
}
