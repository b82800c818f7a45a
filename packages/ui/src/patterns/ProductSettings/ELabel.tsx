import type { ELabelAnswer } from '@hangtag/contract/wire/eLabel';
import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Switch } from '../../elements/Switch/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './ProductSettings.css.ts';

/** The states of a product's e-label. */
export type ELabelContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & ELabelAnswer);

export interface ELabelProps {
  /** Whether the page is an e-label: loaded, loading, or failed with a reason. */
  content: ELabelContent;
  /** Whether the product has a published page, which the self-test opens. */
  isPublished: boolean;
  /** Whether a change is being made. @default false */
  isBusy?: boolean;
  /** Why the last change failed, as a sentence. @default null */
  problem?: string | null;
  /** Makes the page an e-label, or an ordinary page again. */
  onChange: (isELabel: boolean) => void;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

/** One switch makes a product's page lawful as an e-label; its self-test proves it. */
export function ELabel({ content, isPublished, isBusy, problem, onChange, onRetry }: ELabelProps) {
  const headingId = useId();
  return (
    <section className={css.part} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        E-label
      </Heading>
      {content.phase === 'loading' && (
        <>
          <VisuallyHidden announcement="once">Loading the e-label</VisuallyHidden>
          <Skeleton width="60%" />
        </>
      )}
      {content.phase === 'failed' && (
        <FailedPart level={3} what="The e-label" content={content} onRetry={onRetry} />
      )}
      {content.phase === 'ready' && (
        <Ready
          content={content}
          isPublished={isPublished}
          isBusy={isBusy ?? false}
          problem={problem ?? null}
          onChange={onChange}
        />
      )}
    </section>
  );
}

interface ReadyProps extends Required<Omit<ELabelProps, 'content' | 'onRetry'>> {
  readonly content: Extract<ELabelContent, { phase: 'ready' }>;
}

function Ready({ content, isPublished, isBusy, problem, onChange }: ReadyProps) {
  const { since, selfTestUrl, leftOut, can } = content;
  const isLabel = since !== null;
  return (
    <>
      {problem !== null && (
        <Notice tone="danger" title="Not changed." announcement="assertive">
          {problem}
        </Notice>
      )}
      <Switch
        label="The page is an e-label"
        isSelected={isLabel}
        isDisabled={!can.change}
        // It keeps the focus, which a disabled one loses.
        isReadOnly={isBusy}
        onChange={onChange}
      />
      <Text kind="data" tone="second">
        {isLabel
          ? `Since ${formatDate(since)} nothing is counted, and the page shows facts alone.`
          : 'For wine and whatever else must inform without selling. Acts on the page at once: facts alone, and no scan or click is counted.'}{' '}
        {leftOutWords(leftOut, isLabel)}
      </Text>
      {isLabel && (
        <Text kind="data">
          {isPublished ? (
            <Link href={selfTestUrl} target="_blank">
              Open the self-test
            </Link>
          ) : (
            'Publish the product to run the self-test.'
          )}
        </Text>
      )}
    </>
  );
}

function leftOutWords(names: readonly string[], isLabel: boolean): string {
  const always = 'calls to action, films and what the company says of itself';
  const list = [...names.map((name) => `“${name}”`), always].join(', ');
  return `${isLabel ? 'Left out' : 'It would leave out'}: ${list}.`;
}
