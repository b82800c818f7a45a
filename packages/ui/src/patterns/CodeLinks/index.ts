export { CodeLinks } from './CodeLinks.tsx';
export type { CodeLinksContent, CodeLinksProps } from './types.ts';
