import { CardLink } from '../../elements/CardLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './FigureList.css.ts';

/** One count and the list of what it counts. */
export interface Figure {
  /** What is counted: "With unpublished changes". */
  readonly label: string;
  readonly value: number;
  /** Where what it counts is listed. */
  readonly href: string;
}

export interface FigureListProps {
  /** What all of them count. */
  title: string;
  /** Each count with its words and where it is listed, from top to bottom. */
  figures: readonly Figure[];
}

/** Counts under one another; each leads to what it counts. */
export function FigureList({ title, figures }: FigureListProps) {
  return (
    <section data-component="FigureList">
      <Heading level={2} kind="heading">
        {title}
      </Heading>
      <ul className={css.list} aria-label={title}>
        {figures.map(({ label, value, href }) => (
          <li key={href} className={css.row}>
            <CardLink href={href}>{label}</CardLink>
            <span className={css.value}>{formatNumber(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
