import { FailedNotice } from '@hangtag/ui/patterns/FailedState';
import { useId, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { BillLines, BillLinesLoading } from './BillLines.tsx';
import * as css from './BillPreview.css.ts';
import { afterWords, billAnnouncement } from './billWords.ts';
import type { BillAlternative, BillContent } from './types.ts';

export interface BillPreviewProps {
  /** The server's preview; the client computes no amount. */
  content: BillContent;
  /** Loads the preview again after a failure. */
  onRetry: () => void;
  /** The heading above the amounts. @default 'What you will pay' */
  title?: string;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** The card that is charged, `Visa ending 4242`; absent while none is known. */
  card?: string | undefined;
  /** What the change does to the company's products, as sentences. @default [] */
  notes?: readonly string[];
  /** Other ways to the same goal. @default [] */
  alternatives?: readonly BillAlternative[];
}

/** What a change costs today, what recurs, and when it takes effect. */
export function BillPreview(props: BillPreviewProps) {
  const { content, onRetry, title = 'What you will pay', level = 3, card } = props;
  const { notes = [], alternatives = [] } = props;
  const id = useId();
  const isStale = content.phase === 'ready' && (content.isStale ?? false);
  const isBusy = content.phase === 'loading' || isStale;
  // Only a bill that arrives after the first render is announced.
  const [isUpdated, setUpdated] = useState(false);
  if (isBusy && !isUpdated) setUpdated(true);
  return (
    <section
      className={css.receipt}
      aria-labelledby={id}
      aria-busy={isBusy}
      data-component="BillPreview"
    >
      <Heading id={id} level={level} kind="heading">
        {title}
      </Heading>
      {content.phase === 'failed' ? (
        <FailedNotice what="The bill" content={content} onRetry={onRetry} />
      ) : (
        <>
          {content.phase === 'loading' ? (
            <BillLinesLoading />
          ) : (
            <BillLines bill={content.bill} isStale={isStale} />
          )}
          <div className={css.after}>
            {content.phase === 'loading' ? (
              <>
                <Skeleton width="55%" />
                <Skeleton width="45%" />
              </>
            ) : (
              <Text kind="data" tone={isStale ? 'quiet' : 'second'}>
                {afterWords(content.bill)}
              </Text>
            )}
            {content.phase === 'ready' && (
              <Text kind="data" tone={isStale ? 'quiet' : 'second'}>
                Takes effect <span className={css.date}>{formatDay(content.bill.takesEffect)}</span>
                .{card && content.bill.dueToday > 0 && ` ${card} is charged.`}
              </Text>
            )}
            {notes.map((note) => (
              <Text key={note} kind="data">
                {note}
              </Text>
            ))}
            {alternatives.map(({ words, onChoose }) => (
              <div key={words} className={css.alternative}>
                <TextButton onPress={onChoose}>{words}</TextButton>
              </div>
            ))}
          </div>
        </>
      )}
      <VisuallyHidden announcement="polite">
        {isBusy && 'Working out the bill'}
        {isUpdated && content.phase === 'ready' && !isStale && billAnnouncement(content.bill)}
      </VisuallyHidden>
    </section>
  );
}
