import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that holds the page's content. @default 'content' */
  target?: string;
  /** The link's text. @default 'Skip to content' */
  children?: string;
}

/** The first tab stop: skips the navigation. */
export function SkipLink({ target = 'content', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skip} data-component="SkipLink">
      {children}
    </a>
  );
}
