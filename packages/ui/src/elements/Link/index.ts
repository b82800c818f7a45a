export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps, useLinkClick } from './navigation.tsx';
