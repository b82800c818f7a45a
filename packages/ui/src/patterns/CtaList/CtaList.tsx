import { ctaState } from '@hangtag/contract/rules/cta';
import type { Cta } from '@hangtag/contract/wire/cta';
import {
  EditableList,
  type EditableListEntry,
  type UseRefusal,
} from '@hangtag/ui/patterns/EditableList';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import { Plus, Unlink } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { movedWords } from '../linkHealth/linkWords.ts';
import { CtaFilters } from './CtaFilters.tsx';
import { type CtaFilter, filterCtas, isEmptyFilter, noFilter } from './ctaFilter.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { finding } from './CtaColumns.css.ts';
import { heads, rowOf } from './CtaColumns.tsx';
import { CtaLabel } from './CtaLabel.tsx';
import { CtaState } from './CtaState.tsx';
import { ctaWarning, targetWords, typeWords, usedWords } from './ctaWords.ts';

/** The calls to action: loaded, loading, or failed with a reason. */
export type CtaListContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly ctas: readonly Cta[] };

export interface CtaListProps {
  /** The calls to action in page order: loaded, loading, or failed with a reason. */
  content: CtaListContent;
  /** Id of the call to action that is being changed or deleted. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the last deletion was refused, with the pages that use it. @default null */
  refusal?: UseRefusal | null;
  /** Why the list is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
  /** Why none can be added, such as the plan's limit; null when one can. @default null */
  addLockedReason?: string | null;
  /** Opens the form for a new call to action. */
  onCreate: () => void;
  /** Opens the form of this call to action. */
  onEdit: (cta: Cta) => void;
  /** Moves a call to action to a position, counted from 0. */
  onMove: (ctaId: number, place: number) => void;
  /** Deletes a call to action; true closes the confirmation. */
  onDelete: (cta: Cta) => Promise<boolean>;
  /** Switches off a call to action that could not be deleted; true closes the confirmation. */
  onDeactivate?: (cta: Cta) => Promise<boolean>;
  /** Deletes a used one and puts another in its place; true closes the confirmation. */
  onReplace?: (cta: Cta, by: number) => Promise<boolean>;
  /** What the list is narrowed down to. */
  filter: CtaFilter;
  /** Narrows it down to something else. */
  onFilter: (filter: CtaFilter) => void;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** The one that its form asks to delete: the confirmation opens once. @default null */
  deleting?: Cta | null;
  /** Says what the list is, with the button that adds one beside it. */
  heading?: ReactNode;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

const words = {
  list: 'Calls to action',
  one: 'call to action',
  many: 'calls to action',
  none: 'No calls to action yet',
  purpose:
    'A call to action is what a page offers to do next: buy, register, ask. Make it once and put it on any product.',
} as const;

/** A company's calls to action in their order: created, moved, edited and deleted [F024]. */
export function CtaList(props: CtaListProps) {
  const {
    content,
    addLockedReason = null,
    filter,
    onFilter,
    onMove,
    onReplace,
    now,
    ...rest
  } = props;
  const [shownAt] = useState(() => Date.now());
  const at = now ?? shownAt;
  const describe = useCallback((cta: Cta) => rowOf(cta, at), [at]);
  const all = content.phase === 'ready' ? content.ctas : noCtas;
  const found = useMemo(() => filterCtas(all, filter, at), [all, filter, at]);
  const isFiltered = !isEmptyFilter(filter);
  // A filter says nothing of a list that is not there; the place of one that loads is kept.
  const isFilterable = all.length > 0 || content.phase === 'loading';
  return (
    <>
      <EditableList
        {...rest}
        content={content.phase === 'ready' ? { phase: 'ready', items: found } : content}
        words={words}
        layout="columns"
        heads={heads}
        footnote="Email and phone links open directly, so they are not counted."
        entryOf={describe}
        lossOf={lossOf}
        replacing={
          onReplace && {
            optionsFor: (cta) => replacements(all, cta),
            onReplace: (cta, id) => onReplace(cta, Number(id)),
          }
        }
        {...(isFilterable && { tools: <CtaFilters filter={filter} onChange={onFilter} /> })}
        {...(isFiltered && {
          nothingFound: (
            <EmptyState
              title="No call to action found"
              actions={<Button onPress={() => onFilter(noFilter)}>Show all</Button>}
            >
              None has these words, this state and this type.
            </EmptyState>
          ),
        })}
        {...(addLockedReason !== null && {
          creator: (
            <LockedButton icon={Plus} reason={addLockedReason}>
              New call to action
            </LockedButton>
          ),
        })}
        onMove={isFiltered ? undefined : ({ ctaId }, place) => onMove(ctaId, place)}
      />
      <VisuallyHidden announcement="polite">
        {isFiltered ? `${plural(found.length, 'call', 'calls')} to action found` : ''}
      </VisuallyHidden>
    </>
  );
}

const noCtas: readonly Cta[] = [];

/** The row of a call to action of one page. @param now Milliseconds since 1970. */
export function entryOf(cta: Cta, now: number): EditableListEntry {
  const { ctaId, label, name, type, target, style, status } = cta;
  const broken = ctaWarning(cta);
  return {
    id: String(ctaId),
    name: label,
    face: <CtaLabel label={label} look={style} isLive={ctaState(cta, now) === 'live'} />,
    inner: name !== label && name,
    note: (
      <>
        {[typeWords[type], targetWords(cta), movedWords(cta.lastCheck)].filter(Boolean).join(' · ')}
      </>
    ),
    noteTitle: target,
    warning: broken && (
      <span className={finding} data-broken>
        <Icon of={Unlink} />
        <span>
          <NoBreakDates text={broken} />
        </span>
      </span>
    ),
    facts: [<CtaState key="state" cta={cta} now={now} />],
    ...(broken && { fix: 'Fix link' }),
    isActive: status === 'active',
  };
}

/** The others, by what pages show; one with a name of its own says it too. */
const replacements = (all: readonly Cta[], { ctaId }: Cta) =>
  all
    .filter((each) => each.ctaId !== ctaId)
    .map(({ ctaId: id, label, name }) => ({
      id: String(id),
      label: name === label ? label : `${label} (${name})`,
    }));

const lossOf = (cta: Cta): string =>
  cta.usedBy.products === 0 && !cta.usedBy.company
    ? 'No page shows it. Its clicks stay counted.'
    : `It is ${usedWords(cta).replace(/^On/, 'on')}. Take it off them, replace it, or switch it off first.`;
