export { accountItems, type AccountHrefs } from './accountItems.ts';
export { NavBar, type NavBarProps } from './NavBar.tsx';
export { type AccountItem, type NavItem, type Person, type ThemeChoice } from './types.ts';
