import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { dropLine, useReorder } from '@hangtag/ui/patterns/Reorder';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { GridList } from 'react-aria-components';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { DeleteConfirm } from './DeleteConfirm.tsx';
import * as css from './EditableList.css.ts';
import { type EditableListLayout, layouts } from './EditableListRow.css.ts';
import { EditableListRow } from './EditableListRow.tsx';
import { EditableListSkeleton } from './EditableListSkeleton.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHeads } from './ListHeads.tsx';
import type {
  EditableListEntry,
  EditableListState,
  EditableListWords,
  Replacing,
  UseRefusal,
} from './types.ts';

export interface EditableListProps<Item> extends Omit<EditableListState<Item>, 'refusal'> {
  /** The texts of the list and its rows. */
  words: EditableListWords;
  /** Describes one item. A stable function, so that equal props render no row again. */
  entryOf: (item: Item) => EditableListEntry;
  /** What deleting the item means, for its confirmation. */
  lossOf: (item: Item) => ReactNode;
  /** Why the last deletion failed, as a sentence, or with what uses the item. @default null */
  refusal?: UseRefusal | string | null;
  /** Why the list is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
  /** The columns of the facts. @default 'twoFacts' */
  layout?: EditableListLayout;
  /** Replaces the button that creates an item, where there is more than one way to. @default that button */
  creator?: ReactNode;
  /** Whether a deletion is confirmed first; not where it can be undone at once. @default true */
  confirms?: boolean;
  /** Controls that narrow the list, above it. @default the number of items */
  tools?: ReactNode;
  /** Replaces the rows where the tools leave none. @default what an empty list says */
  nothingFound?: ReactNode;
  /** Names the texts' column and each fact's, where the layout has columns. @default none */
  heads?: readonly ReactNode[];
  /** Precedes the controls, with the button that creates an item beside it. @default the button stands beside the controls */
  heading?: ReactNode;
  /** A second note below the rows. */
  footnote?: ReactNode;
  /** How many rows the skeleton has. @default 4 */
  loadingRows?: number;
  /** What takes the place of a used item that is deleted; absent where nothing can. */
  replacing?: Replacing<Item> | undefined;
  /** An item that another place asks to delete: its confirmation opens once. @default null */
  deleting?: Item | null;
  /** Moves an item to a position, counted from 0; absent in a list with a fixed order. */
  onMove?: ((item: Item, place: number) => void) | undefined;
}

/** A list whose items can be created, moved, edited and deleted. */
export function EditableList<Item>(props: EditableListProps<Item>) {
  useFocusRestore();
  return (
    <div data-component="EditableList">
      <Body {...props} />
    </div>
  );
}

const noItems: readonly never[] = [];

/** The rows with their confirmation, or the loading, empty or error state. */
function Body<Item>(props: EditableListProps<Item>) {
  const { content, words, entryOf, busy = null, problem = null, refusal = null } = props;
  const { lockedReason = null, layout = 'twoFacts', onDeactivate, replacing } = props;
  const items = content.phase === 'ready' ? content.items : noItems;
  // React Aria renders a row again when its entry is another object.
  const entries = useMemo(
    () => items.map((item, place) => ({ ...entryOf(item), item, place })),
    [items, entryOf],
  );
  const confirm = useConfirm<Item, UseRefusal | string>(refusal, props.deleting);
  const { about, failure, ask, close } = confirm;
  // After somebody else's change the question is about what the list shows now.
  const asking = (about && entries.find(({ id }) => id === entryOf(about).id)?.item) ?? about;
  const { dragAndDropHooks, move, announcement } = useReorder(entries, (id, place) => {
    const entry = entries.find((each) => each.id === id);
    if (entry) props.onMove?.(entry.item, place);
  });
  const isLocked = lockedReason !== null;
  const isMovable = props.onMove !== undefined && !isLocked;
  const isBusy = (item: Item) => busy !== null && entryOf(item).id === String(busy);
  const answer = (done: Promise<boolean>) => void done.then((worked) => worked && close());
  const create = (tone: 'primary' | 'outline') =>
    !isLocked &&
    (props.creator ?? (
      <Button tone={tone} icon={Plus} onPress={props.onCreate}>
        {words.create ?? `New ${words.one}`}
      </Button>
    ));
  if (content.phase === 'loading')
    return (
      <EditableListSkeleton
        heading={props.heading}
        heads={
          props.heads && <ListHeads heads={props.heads} {...{ layout, isMovable, isLocked }} />
        }
        many={words.many}
        rows={props.loadingRows ?? 4}
        layout={layout}
        tools={props.tools}
      />
    );
  if (content.phase === 'failed')
    return (
      <>
        {props.heading}
        <FailedPart what={`The ${words.many}`} content={content} onRetry={props.onRetry} />
      </>
    );
  if (items.length === 0 && props.nothingFound === undefined)
    return (
      <>
        {props.heading}
        <EmptyState
          title={words.none}
          illustration={<TagDrawing state="whole" />}
          actions={create('primary')}
        >
          {lockedReason ?? words.purpose}
        </EmptyState>
      </>
    );
  const isShownInDialog = asking !== null && problem === refusal;
  return (
    <div className={css.place}>
      {props.heading && (
        <div className={css.heading}>
          {props.heading}
          {create('primary')}
        </div>
      )}
      <div className={css.head}>
        {props.tools ?? (
          <Text kind="data" tone="second" as="span">
            {plural(items.length, words.one, words.many)}
          </Text>
        )}
        {!props.heading && create(words.creating === 'beside' ? 'outline' : 'primary')}
      </div>
      <div className={layouts[layout].notices}>
        {isLocked && <Notice>{lockedReason}</Notice>}
        {problem !== null && !isShownInDialog && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {problem}
          </Notice>
        )}
      </div>
      {items.length > 0 && props.heads && (
        <ListHeads heads={props.heads} {...{ layout, isMovable, isLocked }} />
      )}
      {items.length === 0 ? (
        props.nothingFound
      ) : (
        <GridList
          // React Aria can't turn a list with fixed rows into one with movable rows, so it mounts a new one.
          key={isMovable ? 'movable' : 'fixed'}
          aria-label={
            props.onMove ? (words.orderedList ?? `${words.list} in their order`) : words.list
          }
          className={`${css.list} ${dropLine}`}
          items={entries}
          dependencies={[busy, items, isLocked]}
          {...(isMovable && { dragAndDropHooks })}
        >
          {({ item, place, ...entry }) => (
            <EditableListRow
              entry={entry}
              layout={layout}
              place={place}
              count={items.length}
              isBusy={isBusy(item)}
              isLocked={isLocked}
              removeVerb={words.remove ?? 'Delete'}
              onMove={isMovable ? (to) => move(entry.id, to) : undefined}
              onEdit={() => props.onEdit(item)}
              onDelete={() => (props.confirms === false ? answer(props.onDelete(item)) : ask(item))}
            />
          )}
        </GridList>
      )}
      <ListFoot hasHint={isMovable && items.length > 1} footnote={props.footnote} />
      {asking !== null && (
        <DeleteConfirm
          name={entryOf(asking).name}
          verb={words.remove ?? 'Delete'}
          loss={props.lossOf(asking)}
          isBusy={isBusy(asking)}
          refusal={typeof failure === 'string' ? { sentence: failure, uses: [] } : failure}
          onDelete={() => answer(props.onDelete(asking))}
          onDeactivate={
            onDeactivate && entryOf(asking).isActive
              ? () => answer(onDeactivate(asking))
              : undefined
          }
          replacing={
            replacing && {
              options: replacing.optionsFor(asking),
              onReplace: (id) => answer(replacing.onReplace(asking, id)),
            }
          }
          onClose={close}
        />
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
