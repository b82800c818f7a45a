import type { Cta } from '@hangtag/contract/wire/cta';
import { EditableList, type EditableListEntry } from '@hangtag/ui/patterns/EditableList';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import { Unlink } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { brokenWords, stateWords, targetWords, typeWords, usedWords } from './ctaWords.ts';

/** The calls to action: loaded, loading, or failed with a reason. */
export type CtaListContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly ctas: readonly Cta[] };

export interface CtaListProps {
  /** The calls to action in page order: loaded, loading, or failed with a reason. */
  content: CtaListContent;
  /** Id of the call to action that is being changed or removed. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why the list is read-only; null when it can be edited. @default null */
  lockedReason?: string | null;
  /** Opens the form for a new call to action. */
  onCreate: () => void;
  /** Opens the form of this call to action. */
  onEdit: (cta: Cta) => void;
  /** Moves a call to action to a position, counted from 0. */
  onMove: (ctaId: number, place: number) => void;
  /** Removes a call to action; true closes the confirmation. */
  onRemove: (cta: Cta) => Promise<boolean>;
  /** Loads them again after a failure. */
  onRetry: () => void;
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
  remove: 'Remove',
} as const;

/** A company's calls to action in their order: created, moved, edited and removed [F024]. */
export function CtaList({ content, problem = null, onMove, onRemove, now, ...rest }: CtaListProps) {
  const [shownAt] = useState(() => Date.now());
  const at = now ?? shownAt;
  const describe = useCallback((cta: Cta) => entryOf(cta, at), [at]);
  return (
    <EditableList
      {...rest}
      content={content.phase === 'ready' ? { phase: 'ready', items: content.ctas } : content}
      words={words}
      layout="twoWideFacts"
      entryOf={describe}
      lossOf={lossOf}
      problem={problem}
      refusal={problem}
      onMove={({ ctaId }, place) => onMove(ctaId, place)}
      onDelete={onRemove}
    />
  );
}

function entryOf(cta: Cta, now: number): EditableListEntry {
  const { ctaId, label, name, type, target } = cta;
  const state = stateWords(cta, now);
  const broken = brokenWords(cta);
  return {
    id: String(ctaId),
    name: label,
    inner: name !== label && name,
    note: (
      <>
        {typeWords[type]} · {targetWords(cta)}
      </>
    ),
    noteTitle: target,
    warning: broken && (
      <>
        <Icon of={Unlink} />
        <span>
          <NoBreakDates text={broken} />
        </span>
      </>
    ),
    facts: [
      <StatusMark key="state" shape={state.shape}>
        {state.words}
      </StatusMark>,
      usedWords(cta),
    ],
  };
}

function lossOf(cta: Cta): string {
  const used = usedWords(cta);
  return used === 'Not used'
    ? 'No page shows it.'
    : `It is ${used.charAt(0).toLowerCase()}${used.slice(1)} and leaves with their next publish. To keep it, make it inactive instead.`;
}
