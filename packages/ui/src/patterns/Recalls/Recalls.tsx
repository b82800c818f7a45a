import type { Recall, RecallBody, RecallsAnswer } from '@hangtag/contract/wire/recall';
import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import { useId, useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Button } from '../../elements/Button/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { formatMoment } from '../../support/formatDate.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { RecallForm } from './RecallForm.tsx';
import * as css from './Recalls.css.ts';

/** The states of a product's recalls. */
export type RecallsContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & RecallsAnswer);

export interface RecallsProps {
  /** The recalls: loaded, loading, or failed with a reason. */
  content: RecallsContent;
  /** Id of the product; another one's form has its own input. */
  productId: number;
  /** Name of the product. */
  name: string;
  /** Whether a recall is being begun or ended. @default false */
  isBusy?: boolean;
  /** Validation errors of the recall that was begun last, by the wire's names. */
  errors?: FormErrors | undefined;
  /** Why the last change failed, as a sentence; null when no field shows it. @default null */
  problem?: string | null;
  /** Resolves to true when the recall has begun. */
  onBegin: (body: RecallBody) => Promise<boolean>;
  /** Resolves to true when the recall was ended. */
  onEnd: (recall: Recall) => Promise<boolean>;
  /** Loads the recalls again after a failure. */
  onRetry: () => void;
}

const subjectOf = ({ lot }: Recall) => (lot === null ? 'The whole product' : `Lot ${lot}`);

/** What of a product is recalled now and was before; Admins begin and end recalls here. */
export function Recalls(props: RecallsProps) {
  const { content, name, isBusy = false, problem = null } = props;
  const headingId = useId();
  const [isAsking, setAsking] = useState(false);
  const { about, failure, ask, close } = useConfirm<Recall, string>(problem);
  const mayRecall = content.phase === 'ready' && content.can.recall;
  const end = (recall: Recall) => void props.onEnd(recall).then((worked) => worked && close());
  return (
    <section className={css.part} aria-labelledby={headingId} data-component="Recalls">
      <Heading level={2} id={headingId}>
        Recall
      </Heading>
      {content.phase === 'loading' && (
        <>
          <VisuallyHidden announcement="once">Loading recalls</VisuallyHidden>
          <Skeleton width="60%" />
        </>
      )}
      {content.phase === 'failed' && (
        <FailedPart level={3} what="The recalls" content={content} onRetry={props.onRetry} />
      )}
      {content.phase === 'ready' && (
        <>
          <Rows recalls={content.recalls} onEnd={mayRecall ? ask : undefined} />
          <Text kind="data" tone="second">
            {mayRecall
              ? 'A recall stands first on the page, at once and for everybody who scans.'
              : 'Admins begin and end recalls. A recall stands first on the page, for everybody who scans.'}
          </Text>
          {mayRecall && (
            <div>
              <Bleed>
                <Button tone="dangerQuiet" onPress={() => setAsking(true)}>
                  Recall…
                </Button>
              </Bleed>
            </div>
          )}
        </>
      )}
      {isAsking && (
        <RecallForm
          productId={props.productId}
          name={name}
          isBusy={isBusy}
          errors={props.errors}
          problem={problem}
          onBegin={props.onBegin}
          onClose={() => setAsking(false)}
        />
      )}
      {about && (
        <AlertDialog
          title={`End the recall of ${about.lot === null ? name : `lot ${about.lot}`}?`}
          action="End recall"
          tone="neutral"
          isOpen
          isBusy={isBusy}
          problem={failure ?? undefined}
          onAction={() => end(about)}
          onClose={close}
        >
          The notice leaves the page at once. People who scan a code later do not learn that there
          was a recall; the log keeps it.
        </AlertDialog>
      )}
    </section>
  );
}

interface RowsProps {
  recalls: readonly Recall[];
  /** Absent where this user may not end one. */
  onEnd: ((recall: Recall) => void) | undefined;
}

function Rows({ recalls, onEnd }: RowsProps) {
  if (recalls.length === 0) return <Text tone="second">Nothing of this product is recalled.</Text>;
  return (
    <ul className={css.list}>
      {recalls.map((recall) => (
        <li key={recall.id} className={css.row}>
          <div className={css.words}>
            <Text as="strong" kind="label">
              {subjectOf(recall)}
            </Text>
            <Text>{recall.message}</Text>
            <Text kind="data" tone="second">
              {[recall.url, recall.telephone].filter((each) => each !== '').join(', ')}
            </Text>
            <StatusMark shape={recall.endedAt === null ? 'full' : 'struck'}>
              {recall.endedAt === null
                ? `Shown since ${formatMoment(recall.startedAt)}, by ${recall.startedBy}`
                : `Ended ${formatMoment(recall.endedAt)}, by ${recall.endedBy ?? 'Hangtag'}`}
            </StatusMark>
          </div>
          {onEnd && recall.endedAt === null && (
            <Button size="small" onPress={() => onEnd(recall)}>
              <span>
                End<VisuallyHidden> the recall of {subjectOf(recall)}</VisuallyHidden>
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
