import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Switch } from '../../elements/Switch/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { BatchRows, columnList } from './BatchRows.tsx';
import { Lots } from './Lots.tsx';
import { Openings } from './Openings.tsx';
import { Questions } from './Questions.tsx';
import * as css from './SerialBatches.css.ts';
import type { SerialBatchesProps, SerialQuestion } from './types.ts';
import { headline } from './words.ts';

/** Batches of serials: made, handed to the press, activated, and what became of them on the shelf. */
export function SerialBatches(props: SerialBatchesProps) {
  const { content } = props;
  const headingId = useId();
  const [question, setQuestion] = useState<SerialQuestion | null>(null);
  return (
    <section className={css.part} aria-labelledby={headingId} data-component="SerialBatches">
      <div className={css.head}>
        <Heading level={2} kind="pageTitle" id={headingId}>
          {content.phase === 'ready' ? headline(content) : 'Serials'}
        </Heading>
        {content.phase === 'ready' && content.can.edit && (
          <LockedButton
            icon={Plus}
            reason={content.locked ?? undefined}
            onPress={() => setQuestion({ kind: 'new' })}
          >
            New batch
          </LockedButton>
        )}
      </div>
      {content.phase === 'ready' ? (
        <Ready {...props} serials={content} onAsk={setQuestion} isAsking={question !== null} />
      ) : (
        <NotReady content={content} onRetry={props.onRetry} />
      )}
      {question && content.phase === 'ready' && (
        <Questions
          {...props}
          question={question}
          serials={content}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

interface NotReadyProps extends Pick<SerialBatchesProps, 'onRetry'> {
  content: { readonly phase: 'loading' } | FailedContent;
}

function NotReady({ content, onRetry }: NotReadyProps) {
  if (content.phase === 'failed')
    return <FailedPart level={3} what="The serials" content={content} onRetry={onRetry} />;
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading serials</VisuallyHidden>
      <TableSkeleton columns={columnList} rows={3} />
    </div>
  );
}

interface ReadyProps extends SerialBatchesProps {
  serials: SerialsAnswer;
  /** Does a dialog show what failed? */
  isAsking: boolean;
  onAsk: (question: SerialQuestion) => void;
}

function Ready({ serials: answer, isAsking, onAsk, ...props }: ReadyProps) {
  const { batches, total, locked, can, allSerialized, opened, serials, lots, lotCount } = answer;
  const { isBusy = false, problem = null } = props;
  const isMaking = batches.some(({ state }) => state === 'making');
  return (
    <>
      {locked !== null && (
        <Notice tone="caution" title="No serials can be made now.">
          {locked}
        </Notice>
      )}
      {problem !== null && !isAsking && (
        <Notice tone="danger" title="Not done." announcement="assertive">
          {problem}
        </Notice>
      )}
      {total === 0 ? (
        <EmptyState level={3} title="No serials yet" illustration={<TagDrawing state="whole" />}>
          A serial gives each item a code of its own: people see its lot and number, and you see on
          which day it was first opened.
        </EmptyState>
      ) : (
        <>
          <div className={css.lead}>
            <Text tone="second">
              {isMaking
                ? 'You can leave this page. Until the last one is made nothing is handed out, so cancelling leaves no serial behind.'
                : 'Each serial is in one code and stays with its item for good, whatever becomes of your plan.'}
            </Text>
          </div>
          <div className={css.columns}>
            <div className={css.part}>
              <BatchRows
                batches={batches}
                mayEdit={can.edit}
                isBusy={isBusy}
                onMove={props.onMove}
                onExport={props.onExport}
                onAsk={onAsk}
              />
              {total > batches.length && (
                <Text kind="data" tone="second">
                  The newest {batches.length} of {formatNumber(total)}.
                </Text>
              )}
              {can.edit && (
                <div className={css.head}>
                  <Switch
                    label="All items carry a serial of Hangtag, so an unknown one is worth a question on the page"
                    isSelected={allSerialized}
                    // It keeps the focus, which a disabled one loses.
                    isReadOnly={isBusy}
                    onChange={props.onChecks}
                  />
                  <Button size="small" onPress={() => onAsk({ kind: 'voidOne' })}>
                    Void one serial…
                  </Button>
                </div>
              )}
              <Lots lots={lots} lotCount={lotCount} />
            </div>
            {(opened > 0 || serials > 0) && <Openings {...answer} />}
          </div>
        </>
      )}
      {total === 0 && lotCount > 0 && <Lots lots={lots} lotCount={lotCount} />}
    </>
  );
}
