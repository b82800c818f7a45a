import type { IssuedFileAnswer } from '@hangtag/contract/wire/issuedCode';
import type { FailedContent } from '@hangtag/ui/patterns/FailedState';
import { Fingerprint } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './IssuedCodes.css.ts';

/** The states of a comparison. */
export type ComparisonContent =
  | { readonly phase: 'idle' | 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready'; readonly fileName: string } & IssuedFileAnswer);

export interface CompareFileProps {
  /** What came of the last file. */
  content: ComparisonContent;
  /** Compares a file with everything that the company handed out. */
  onCompare: (file: File) => void;
}

/** Answers whether a file that a printer has is one of ours, by its bytes. */
export function CompareFile({ content, onCompare }: CompareFileProps) {
  return (
    <div className={css.aside}>
      <div className={css.asideHead}>
        <Heading level={3}>Is this our file?</Heading>
      </div>
      <Text tone="second">
        A file from the printer is compared with the fingerprint of everything handed out here. It
        stays on this computer.
      </Text>
      <div>
        <FileTrigger onChoose={([file]) => file && onCompare(file)}>
          <Button icon={Fingerprint} isPending={content.phase === 'loading'}>
            Compare a file
          </Button>
        </FileTrigger>
      </div>
      {content.phase === 'failed' && (
        <Notice tone="danger" title="The file was not compared." announcement="assertive">
          {content.sentence}
        </Notice>
      )}
      {content.phase === 'ready' && <Verdict {...content} />}
    </div>
  );
}

function Verdict({ fileName, found }: Extract<ComparisonContent, { readonly phase: 'ready' }>) {
  if (!found)
    return (
      <Notice tone="caution" title="Not handed out here." announcement="polite">
        {fileName} differs from every file of the company, or was changed since. Print the file that
        was downloaded, unchanged.
      </Notice>
    );
  const { product, issuedAt, issuedBy, purpose, format } = found;
  const what = [format.toUpperCase(), purpose].filter(Boolean).join(', ');
  return (
    <Notice title="This is our file, bit by bit." announcement="polite">
      {what} of {product}, handed out on {formatDate(issuedAt)} to {issuedBy}.
    </Notice>
  );
}
