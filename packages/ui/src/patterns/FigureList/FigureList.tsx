import { CardLink } from '../../elements/CardLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './FigureList.css.ts';

/** One count, linked to the list behind it. */
export interface Figure {
  /** The counted things: "With unpublished changes". */
  readonly label: string;
  readonly value: number;
  /** What is worth knowing of it in a few words: "38 active, 3 new in 30 days". */
  readonly note?: string;
  /** Link to the list of the counted things. */
  readonly href: string;
}

export interface FigureListProps {
  /** The title of all counts. */
  title: string;
  /** Each count with its label and link, from top to bottom. */
  figures: readonly Figure[];
}

/** A list of counts; each links to what it counts. */
export function FigureList({ title, figures }: FigureListProps) {
  return (
    <section data-component="FigureList">
      <Heading level={2} kind="heading">
        {title}
      </Heading>
      <ul className={css.list} aria-label={title}>
        {figures.map(({ label, value, href, note }) => (
          <li key={href} className={css.row}>
            <span>
              <CardLink href={href}>{label}</CardLink>
              {note && <span className={css.note}>{note}</span>}
            </span>
            <span className={css.value}>{formatNumber(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
