export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps, useLinkRender } from './navigation.tsx';
