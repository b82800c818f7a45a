import type { IssuedCode, IssuedCodesAnswer } from '@hangtag/contract/wire/issuedCode';
import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import { useId } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { plural } from '../../support/count.ts';
import { CompareFile, type CompareFileProps } from './CompareFile.tsx';
import { groupsOf } from './groups.ts';
import * as css from './IssuedCodes.css.ts';
import { ExitPackage, type ExitPackageProps } from './ExitPackage.tsx';
import { IssuedRows, columnList } from './IssuedRows.tsx';
import { SelfCheckSummary } from './SelfCheckSummary.tsx';

/** The states of the list. */
export type IssuedCodesContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & IssuedCodesAnswer);

export interface IssuedCodesProps {
  /** What was handed out: loaded, loading, or failed with a reason. */
  content: IssuedCodesContent;
  /** The address that the code has now; null until it is known. */
  currentText: string | null;
  /** Compares a file with what was handed out. */
  comparing: CompareFileProps;
  /** Downloads what the company takes along when it leaves; absent where this person may not. */
  exitPackage?: ExitPackageProps;
  /** Loads the list again after a failure. */
  onRetry: () => void;
}

/** What was handed out for print: who, when, what for, and whether it still leads here. */
export function IssuedCodes(props: IssuedCodesProps) {
  const { content, currentText, comparing, exitPackage, onRetry } = props;
  const headingId = useId();
  return (
    <section className={css.columns} aria-labelledby={headingId} data-component="IssuedCodes">
      <div className={css.part}>
        <Heading level={2} kind="pageTitle" id={headingId}>
          {content.phase === 'ready' ? headline(content) : 'In print'}
        </Heading>
        {content.phase === 'loading' && (
          <div aria-busy>
            <VisuallyHidden announcement="once">Loading what was handed out</VisuallyHidden>
            <TableSkeleton columns={columnList} rows={3} />
          </div>
        )}
        {content.phase === 'failed' && (
          <FailedPart level={3} what="What was handed out" content={content} onRetry={onRetry} />
        )}
        {content.phase === 'ready' && <Ready {...content} currentText={currentText} />}
      </div>
      {content.phase === 'ready' && (
        <div className={css.side}>
          {content.total > 0 && <SelfCheckSummary issued={content.issued} />}
          <CompareFile {...comparing} />
          {exitPackage && <ExitPackage {...exitPackage} />}
        </div>
      )}
    </section>
  );
}

function Ready({
  currentText,
  ...answer
}: IssuedCodesAnswer & Pick<IssuedCodesProps, 'currentText'>) {
  const { issued, total } = answer;
  if (total === 0)
    return (
      <EmptyState
        level={3}
        title="Nothing handed out yet"
        illustration={<TagDrawing state="whole" />}
      >
        Each file that somebody downloads is entered here: who, when and what for.
      </EmptyState>
    );
  return (
    <>
      <div className={css.lead}>
        <Text tone="second">
          A code in this list leads to this product for as long as there is a pack to scan. It is
          never deleted, never given to another product, and does not depend on your plan.
        </Text>
      </div>
      <div className={css.groups}>
        {groupsOf(answer, currentText).map(({ id, heading, rows }) => (
          <div key={id} className={css.group}>
            {heading && (
              <Text tone="second">
                <span className={css.what}>{heading.what}</span> {heading.means}
              </Text>
            )}
            <IssuedRows
              name={heading ? `Handed out for print. ${heading.what}` : 'Handed out for print'}
              issued={rows}
              currentText={currentText}
            />
          </div>
        ))}
      </div>
      {total > issued.length && (
        <Text kind="data" tone="second">
          The newest {issued.length} of {formatNumber(total)}.
        </Text>
      )}
    </>
  );
}

const isFailing = ({ check }: IssuedCode) => check !== null && check.problem !== null;

/** "25,476 codes are in print, and all of them lead here" */
function headline({ issued, total, copies }: IssuedCodesAnswer): string {
  if (total === 0) return 'In print';
  const what =
    copies > 0
      ? `${plural(copies, 'code is', 'codes are')} in print`
      : `${plural(total, 'file was', 'files were')} handed out`;
  if (issued.some(isFailing)) return `${what}, and not all of them lead here`;
  return copies === 1 || (copies === 0 && total === 1)
    ? `${what}, and it leads here`
    : `${what}, and all of them lead here`;
}
