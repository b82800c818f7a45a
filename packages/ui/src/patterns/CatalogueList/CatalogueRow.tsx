import { GridListItem } from 'react-aria-components';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import * as css from './CatalogueList.css.ts';
import { CatalogueMenu, type CatalogueRowProps } from './CatalogueMenu.tsx';

/** One of the list: its words, what is known of it, and what can be done with it. */
export function CatalogueRow(props: CatalogueRowProps) {
  const { entry, onMove } = props;
  const { name, inner, note, mark, facts, actions } = entry;
  return (
    <GridListItem
      id={entry.id}
      textValue={name}
      className={css.row}
      data-moves={onMove ? true : undefined}
      data-marked={mark ? true : undefined}
      data-opens={actions === 'move' ? undefined : true}
      {...(actions !== 'move' && { onAction: props.onEdit })}
    >
      {onMove && <DragHandle aria-label={`Move ${name}`} />}
      <span className={css.what}>
        {mark && <span className={css.mark}>{mark}</span>}
        <span className={css.words}>
          <span className={css.name}>
            {name}
            {inner && <span className={css.inner}>{inner}</span>}
          </span>
          {note && (
            <span className={css.note} title={note}>
              {note}
            </span>
          )}
        </span>
      </span>
      <span className={css.fact}>{facts[0]}</span>
      <span className={css.fact}>{facts[1]}</span>
      <span className={css.actions}>
        <CatalogueMenu {...props} />
      </span>
    </GridListItem>
  );
}
