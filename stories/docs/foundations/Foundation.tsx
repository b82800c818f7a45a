import type { ReactNode } from 'react';
import * as css from './foundations.css.ts';

export interface FoundationProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** A foundations page in our own type, without Storybook's prose styles. */
export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <div className={`sb-unstyled ${css.page}`}>
      <header className={css.header}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

export interface PartProps {
  title: string;
  /** What readers need to know first. */
  says?: string;
  children: ReactNode;
}

/** A part of a page, under a title and a hairline. */
export function Part({ title, says, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')} className={css.heading}>
        {title}
      </h2>
      {says && <p className={css.prose}>{says}</p>}
      {children}
    </section>
  );
}

export interface FactProps {
  /** The name of the value. */
  name: string;
  /** Its values. */
  value: string;
  /** Its purpose. */
  meaning?: string;
}

/** A name, a value and a purpose under an example. */
export function Fact({ name, value, meaning }: FactProps) {
  return (
    <>
      <p className={css.name}>{name}</p>
      <p className={css.quiet}>{value}</p>
      {meaning && <p className={css.quiet}>{meaning}</p>}
    </>
  );
}
