import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that holds the page's content. @default 'content' */
  target?: string;
  /** Where it leads, in words. @default 'Skip to content' */
  children?: string;
}

/** The first stop of the keyboard: jumps over the navigation. */
export function SkipLink({ target = 'content', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skip} data-component="SkipLink">
      {children}
    </a>
  );
}
