export {
  Menu,
  MenuHeader,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  type MenuHeaderProps,
  type MenuItemProps,
  type MenuProps,
  type MenuSectionProps,
} from './Menu.tsx';
