import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The title's text. */
  children: ReactNode;
  /** Its level in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its look, independent of the level. @default pageTitle, sectionTitle or heading by level */
  kind?:
    | 'display'
    | 'displayInRow'
    | 'pageTitle'
    | 'editorTitle'
    | 'sectionTitle'
    | 'heading'
    | 'label';
  /** Whether a program can focus it, as after a navigation. @default false */
  takesFocus?: boolean;
  /** Id for `aria-labelledby`. */
  id?: string;
  /** Its DOM element, to focus it with `takesFocus`. */
  ref?: Ref<HTMLHeadingElement>;
}

const kinds = { 1: 'pageTitle', 2: 'sectionTitle', 3: 'heading', 4: 'label' } as const;

/** A title. */
export function Heading({ level, kind, takesFocus = false, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...rest}
      tabIndex={takesFocus ? -1 : undefined}
      className={heading({ kind: kind ?? kinds[level] })}
      data-component="Heading"
    >
      {children}
    </Tag>
  );
}
