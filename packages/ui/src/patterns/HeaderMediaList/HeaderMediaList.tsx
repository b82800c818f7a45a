import { currentHeader } from '@hangtag/contract/rules/currentHeader';
import {
  HEADERS_PER_PAGE,
  type HeaderMedia,
  type ProductContent,
} from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { ChangedMark } from '@hangtag/ui/patterns/ChangedMark';
import { dropLine, useReorder } from '@hangtag/ui/patterns/Reorder';
import { UndoRow, useFocusAfterUndo } from '@hangtag/ui/patterns/UndoRow';
import { CircleAlert, Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { GridList, Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import type { LinkFacts } from '../linkHealth/LinkHealth.tsx';
import { HeaderDetails } from './HeaderDetails.tsx';
import {
  describeHeader,
  type HeaderEdit,
  moveHeader,
  removeHeader,
  restoreHeader,
  showHeader,
} from './headerEdits.ts';
import * as css from './HeaderMediaList.css.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { entriesWith, type Framing, framingOf, type HeaderEntry } from './words.ts';

/** A slot for header media: a new one, a replacement, or a poster. */
export type HeaderSlot =
  | { readonly kind: 'header'; readonly id?: number }
  | { readonly kind: 'poster'; readonly id: number };

export interface HeaderMediaListProps {
  /** The draft as shown. */
  draft: ProductContent;
  /** The published content; null while nothing is published. */
  published: ProductContent | null;
  /** The files that the draft references. */
  files: readonly ProductFile[];
  /** Receives every change of the draft. */
  onChange: (edit: HeaderEdit) => void;
  /** Opens the picker for a file or video. */
  onChoose: (slot: HeaderSlot) => void;
  /** Receives the framing of a picture. */
  onFrame: (filesId: number, framing: Framing) => void;
  /** What is known of an address, by its text. @default nothing */
  linkOf?: ((address: string) => LinkFacts | undefined) | undefined;
  /** The validation error of the headers. */
  error?: string | undefined;
  /** Whether the list is read-only. @default false */
  isLocked?: boolean;
}

/** A removed header, with its position and whether it was shown. */
interface RemovedHeader {
  readonly header: HeaderMedia;
  readonly name: string;
  readonly place: number;
  readonly wasShown: boolean;
}

/** The header pictures and videos of the page: ordered, one of them shown, each with a description [F167]. */
export function HeaderMediaList(props: HeaderMediaListProps) {
  const { draft, published, files, onChange, onChoose, onFrame, error, isLocked = false } = props;
  const { headers } = draft;
  const label = useId();
  const wrong = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focusAfterUndo = useFocusAfterUndo(grid, headers.length);
  const entryOf = useMemo(() => entriesWith(files), [files]);
  const entries = useMemo(() => headers.map(entryOf), [headers, entryOf]);
  const current = currentHeader(draft)?.id;
  const open =
    entries.find(({ header }) => header.id === chosen) ??
    entries.find(({ header }) => header.id === current);

  /** The undo row restores the last removed header; restoring it offers the one before. */
  const [removed, setRemoved] = useState<readonly RemovedHeader[]>([]);
  const last = removed.at(-1);
  const remove = ({ header, name }: HeaderEntry) => {
    const place = headers.indexOf(header);
    setRemoved([...removed, { header, name, place, wasShown: header.id === current }]);
    onChange(removeHeader(header.id));
    setAnnouncement(`Removed ${name}.`);
  };
  const restore = ({ header, name, place, wasShown }: RemovedHeader) => {
    setRemoved(removed.slice(0, -1));
    onChange(restoreHeader(header, place, wasShown));
    setAnnouncement(`${name} is back.`);
    focusAfterUndo();
  };

  const { dragAndDropHooks, move, announcement, setAnnouncement } = useReorder(
    entries,
    (id, place) => onChange(moveHeader(Number(id), place)),
  );
  // Rows are memoized, so their callbacks must always be the latest.
  const callbacks = useEventCallbacks({ move, remove, change: onChange, choose: onChoose });
  const order = entries.map(({ id }) => id).join(' ');
  const selectedKeys = useMemo(() => (open ? [open.id] : []), [open]);
  const canMove = !isLocked && headers.length > 1;
  const filesId = open?.header.type === 'image' ? open.header.filesId : null;
  return (
    <Group
      className={css.media}
      aria-labelledby={label}
      aria-describedby={error ? wrong : undefined}
      data-component="HeaderMediaList"
    >
      <div className={css.head}>
        <Text kind="label" as="span" id={label}>
          Header
        </Text>
        <ChangedMark now={mediaOf(draft)} was={published ? mediaOf(published) : undefined} />
        {headers.length > 1 && (
          <span className={css.end}>{`${headers.length} of ${HEADERS_PER_PAGE}`}</span>
        )}
      </div>
      {entries.length === 0 && (
        <Text kind="caption" tone="quiet">
          A picture at least 1200 px wide, or a film. It is the first thing people see.
        </Text>
      )}
      {entries.length > 0 && (
        <GridList
          ref={grid}
          // React Aria cannot turn a list of fixed rows into one of movable rows, so it mounts a new one.
          key={canMove ? 'movable' : 'still'}
          aria-label="Header pictures and films"
          className={`${css.list} ${dropLine}`}
          items={entries}
          dependencies={[isLocked, current, order]}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={selectedKeys}
          onSelectionChange={(keys) => {
            if (keys !== 'all') for (const key of keys) setChosen(Number(key));
          }}
          {...(canMove && { dragAndDropHooks })}
        >
          {(entry) => (
            <HeaderRow
              entry={entry}
              place={entries.indexOf(entry)}
              count={headers.length}
              isCurrent={entry.header.id === current}
              isLocked={isLocked}
              onReplace={() => callbacks.choose({ kind: 'header', id: entry.header.id })}
              onShow={() => callbacks.change(showHeader(entry.header.id))}
              onMove={(place) => callbacks.move(entry.id, place)}
              onRemove={() => callbacks.remove(entry)}
            />
          )}
        </GridList>
      )}
      {last && !isLocked && headers.length < HEADERS_PER_PAGE && (
        <UndoRow name={last.name} onRestore={() => restore(last)} />
      )}
      {error && (
        <span id={wrong} className={css.wrong} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
      {!isLocked && headers.length < HEADERS_PER_PAGE && (
        <div>
          <Button size="small" icon={Plus} onPress={() => onChoose({ kind: 'header' })}>
            Choose a header picture
          </Button>
        </div>
      )}
      {open && (
        <Group aria-label={open.name} className={css.details}>
          {entries.length > 1 && (
            <Text kind="label" tone="second">
              {open.name}
            </Text>
          )}
          <HeaderDetails
            entry={open}
            poster={files.find((file) => file.filesId === open.header.posterFilesId) ?? null}
            framing={filesId === null ? null : framingOf(draft.assets, filesId)}
            isLocked={isLocked}
            link={open.header.embedUrl === null ? undefined : props.linkOf?.(open.header.embedUrl)}
            onDescribe={(words) => onChange(describeHeader(open.header.id, words))}
            onChoosePoster={() => onChoose({ kind: 'poster', id: open.header.id })}
            onFrame={(framing) => filesId !== null && onFrame(filesId, framing)}
          />
        </Group>
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </Group>
  );
}

/** The header media of a content, to compare with the page. */
const mediaOf = ({ headers, currentHeaderId }: ProductContent) => ({ headers, currentHeaderId });
