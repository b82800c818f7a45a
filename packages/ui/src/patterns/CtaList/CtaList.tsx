import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { Cta } from '@hangtag/contract/wire/cta';
import { dropLine, ReorderHint, useReorder } from '@hangtag/ui/patterns/Reorder';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GridList } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { useEventCallbacks } from '../../support/useEventCallbacks.ts';
import * as css from './CtaList.css.ts';
import { CtaLoading, CtaNone } from './CtaStates.tsx';
import { CtaRow } from './CtaRow.tsx';
import { RemoveCtaDialog } from './RemoveCtaDialog.tsx';

/** What the list has to show. */
export type CtaListContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | {
      readonly phase: 'ready';
      /** In the company's order. */
      readonly ctas: readonly Cta[];
    };

export interface CtaListProps {
  /** The calls to action in page order, that they are on their way, or why they did not come. */
  content: CtaListContent;
  /** Which one is being changed or removed, by its id. @default null */
  busy?: number | null;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Why nothing here may be changed; null when it may. @default null */
  lockedReason?: string | null;
  /** Opens the form for a new one. */
  onCreate: () => void;
  /** Opens the form of this one. */
  onEdit: (cta: Cta) => void;
  /** Tells the place it was moved to, counted from 0. */
  onMove: (ctaId: number, place: number) => void;
  /** Tells whether it worked, so that the question can close. */
  onRemove: (cta: Cta) => Promise<boolean>;
  /** Asks for them again after a failure. */
  onRetry: () => void;
  /** The present moment, in milliseconds since 1970. @default Date.now() */
  now?: number;
}

const none: readonly Cta[] = [];

/** A company's calls to action in their order: made, moved, edited and removed [F024]. */
export function CtaList(props: CtaListProps) {
  const place = useFocusRestore<HTMLDivElement>();
  return (
    <div ref={place} data-component="CtaList">
      <Ctas {...props} />
    </div>
  );
}

/** The rows and the question about one of them, or what stands in their place. */
function Ctas(props: CtaListProps) {
  const { content, busy = null, problem = null, lockedReason = null, onCreate } = props;
  const ctas = content.phase === 'ready' ? content.ctas : none;
  const isLocked = lockedReason !== null;
  const [shownAt] = useState(() => Date.now());
  const { about: asking, failure, ask, close } = useConfirm<Cta, string>(problem);
  const entries = ctas.map(({ ctaId, label }) => ({ id: String(ctaId), name: label }));
  const { dragAndDropHooks, move, announcement } = useReorder(entries, (id, place) =>
    props.onMove(Number(id), place),
  );
  const callbacks = useEventCallbacks({
    onMove: (cta: Cta, place: number) => move(String(cta.ctaId), place),
    onEdit: props.onEdit,
    onRemove: ask,
  });
  const now = props.now ?? shownAt;
  const order = ctas.map(({ ctaId }) => ctaId).join(' ');
  if (content.phase === 'loading') return <CtaLoading />;
  if (content.phase === 'failed')
    return <FailedPart what="The calls to action" content={content} onRetry={props.onRetry} />;
  if (ctas.length === 0) return <CtaNone lockedReason={lockedReason} onCreate={onCreate} />;
  return (
    <div className={css.place}>
      <div className={css.head}>
        <Text kind="data" tone="second" as="span">
          {plural(ctas.length, 'call to action', 'calls to action')}
        </Text>
        {!isLocked && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            New call to action
          </Button>
        )}
      </div>
      <div className={css.notices}>
        {isLocked && <Notice>{lockedReason}</Notice>}
        {problem !== null && asking === null && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {problem}
          </Notice>
        )}
      </div>
      <GridList
        // Rows that can be moved are another kind of list to React Aria, which does not turn one into the other.
        key={isLocked ? 'still' : 'movable'}
        aria-label="Calls to action in their order"
        className={`${css.list} ${dropLine}`}
        items={ctas}
        dependencies={[isLocked, busy, now, order]}
        {...(!isLocked && { dragAndDropHooks })}
      >
        {(cta) => (
          <CtaRow
            id={String(cta.ctaId)}
            cta={cta}
            place={ctas.indexOf(cta)}
            count={ctas.length}
            isLocked={isLocked}
            isBusy={busy === cta.ctaId}
            now={now}
            onMove={(to) => callbacks.onMove(cta, to)}
            onEdit={() => callbacks.onEdit(cta)}
            onRemove={() => callbacks.onRemove(cta)}
          />
        )}
      </GridList>
      {!isLocked && ctas.length > 1 && (
        <p className={css.foot}>
          <ReorderHint />
        </p>
      )}
      {asking && (
        <RemoveCtaDialog
          cta={asking}
          isBusy={busy === asking.ctaId}
          problem={failure}
          onRemove={() => void props.onRemove(asking).then((done) => done && close())}
          onClose={close}
        />
      )}
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
