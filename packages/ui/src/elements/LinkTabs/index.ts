export { LinkTabs, type LinkTab, type LinkTabsProps } from './LinkTabs.tsx';
