import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** The title's words. */
  children: ReactNode;
  /** Its place in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its look, which need not follow its place. @default pageTitle, sectionTitle or heading by level */
  kind?: 'display' | 'pageTitle' | 'editorTitle' | 'sectionTitle' | 'heading' | 'label';
  /** May a program put focus here, as after a navigation? @default false */
  takesFocus?: boolean;
  /** For `aria-labelledby` of what it names. */
  id?: string;
  /** Its element in the page, to focus it where `takesFocus` allows that. */
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
