import * as css from './PlanCards.css.ts';
import type { PlanNote } from './planFacts.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';

/** The footnotes of the cards, below the columns [F096] [F097] [F098]. */
export function PlanNotes({ notes }: { readonly notes: readonly PlanNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={css.notes} aria-label="Notes">
      {notes.map(({ name, number, sentence }) => (
        <li key={name} className={css.note}>
          <sup className={css.sup} aria-hidden>
            {number}
          </sup>{' '}
          <VisuallyHidden>{`Note ${number}: `}</VisuallyHidden>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
