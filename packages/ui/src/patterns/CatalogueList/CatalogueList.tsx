import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { dropLine, ReorderHint, useReorder } from '@hangtag/ui/patterns/Reorder';
import { Plus } from 'lucide-react';
import { GridList } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import * as css from './CatalogueList.css.ts';
import { CatalogueRow } from './CatalogueRow.tsx';
import { CatalogueLoading, CatalogueNone } from './CatalogueStates.tsx';
import { DeleteConfirm } from './DeleteConfirm.tsx';
import type { CatalogueEntry, CatalogueCallbacks, CatalogueWords, UseRefusal } from './types.ts';

export interface CatalogueListProps<Item> extends CatalogueCallbacks<Item> {
  /** What the list and its rows are called. */
  words: CatalogueWords;
  /** Draws one of them in words. */
  entryOf: (item: Item) => CatalogueEntry;
  /** Tells the place it was moved to, counted from 0; absent in a list that keeps its own order. */
  onMove?: (item: Item, place: number) => void;
}

/** One of the platform's lists in its order: made, moved, edited and deleted. */
export function CatalogueList<Item>(props: CatalogueListProps<Item>) {
  const { content, words, entryOf, busy = null, problem = null, refusal = null } = props;
  const { onMove, onDeactivate } = props;
  const items = content.phase === 'ready' ? content.items : [];
  const entries = items.map(entryOf);
  const { about: asking, failure, ask, close } = useConfirm<Item, UseRefusal>(refusal);
  const { dragAndDropHooks, move, announcement } = useReorder(entries, (id, place) => {
    const item = items[entries.findIndex((each) => each.id === id)];
    if (item !== undefined) onMove?.(item, place);
  });
  const answer = (done: Promise<boolean>) => void done.then((worked) => worked && close());
  if (content.phase === 'loading') return <CatalogueLoading words={words} />;
  if (content.phase === 'failed')
    return <FailedPart what={`The ${words.many}`} content={content} onRetry={props.onRetry} />;
  if (items.length === 0) return <CatalogueNone words={words} onCreate={props.onCreate} />;
  const isBusy = (item: Item) => busy !== null && entryOf(item).id === String(busy);
  return (
    <div className={css.place} data-component="CatalogueList">
      <div className={css.head}>
        <Text kind="data" tone="second" as="span">
          {plural(items.length, words.one, words.many)}
        </Text>
        <Button
          tone={words.creating === 'beside' ? 'outline' : 'primary'}
          icon={Plus}
          onPress={props.onCreate}
        >
          {words.create ?? `New ${words.one}`}
        </Button>
      </div>
      <div className={css.notices}>
        {problem !== null && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {problem}
          </Notice>
        )}
      </div>
      <GridList
        aria-label={onMove ? `${words.list} in their order` : words.list}
        className={`${css.list} ${dropLine}`}
        items={items.map((item, place) => ({ ...entryOf(item), item, place }))}
        dependencies={[busy, items]}
        {...(onMove && { dragAndDropHooks })}
      >
        {({ item, place, ...entry }) => (
          <CatalogueRow
            entry={entry}
            place={place}
            count={items.length}
            isBusy={isBusy(item)}
            onMove={onMove && ((to) => move(entry.id, to))}
            onEdit={() => props.onEdit(item)}
            onDelete={() => ask(item)}
          />
        )}
      </GridList>
      {onMove && items.length > 1 && (
        <p className={css.foot}>
          <ReorderHint />
        </p>
      )}
      {asking !== null && (
        <DeleteConfirm
          name={entryOf(asking).name}
          loss={words.loss}
          isBusy={isBusy(asking)}
          refusal={failure}
          onDelete={() => answer(props.onDelete(asking))}
          onDeactivate={
            onDeactivate && entryOf(asking).isActive
              ? () => answer(onDeactivate(asking))
              : undefined
          }
          onClose={close}
        />
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
