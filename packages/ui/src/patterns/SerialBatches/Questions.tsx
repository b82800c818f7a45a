import type { SerialsAnswer } from '@hangtag/contract/wire/serial';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { BatchForm } from './BatchForm.tsx';
import { LabelsForm } from './LabelsForm.tsx';
import type { SerialBatchesProps, SerialQuestion } from './types.ts';
import { VoidForm } from './VoidForm.tsx';

interface QuestionsProps extends SerialBatchesProps {
  question: SerialQuestion;
  serials: SerialsAnswer;
  onClose: () => void;
}

/** The dialog that is open. */
export function Questions({ question, serials, onClose, ...props }: QuestionsProps) {
  const { productId, isBusy = false, errors, problem = null } = props;
  const dialog = { isBusy, errors, problem, onClose };
  const run = (call: Promise<boolean>) => void call.then((worked) => worked && onClose());
  switch (question.kind) {
    case 'new':
      return (
        <BatchForm
          {...dialog}
          productId={productId}
          hasExtraCost={serials.hasExtraCost}
          onBegin={props.onBegin}
        />
      );
    case 'voidOne':
      return (
        <VoidForm
          {...dialog}
          batchName={null}
          draftName={`void/${productId}`}
          onVoid={(reason, serial) => props.onVoid({ serial, reason })}
        />
      );
    case 'void':
      return (
        <VoidForm
          {...dialog}
          batchName={question.batch.name}
          draftName={`void/${productId}/${question.batch.id}`}
          onVoid={(reason) => props.onMove(question.batch, 'void', reason)}
        />
      );
    case 'labels': {
      const { batch } = question;
      if (!serials.itemCode) return null;
      return (
        <LabelsForm
          batch={serials.batches.find(({ id }) => id === batch.id) ?? batch}
          itemCode={serials.itemCode}
          isBusy={isBusy}
          errors={errors}
          problem={problem}
          onDownload={(body) => run(props.onLabels(batch, body))}
          onClose={onClose}
        />
      );
    }
    case 'cancel':
      return (
        <AlertDialog
          title={`Cancel ${question.batch.name}?`}
          action="Cancel batch"
          cancel="Go on making"
          isOpen
          isBusy={isBusy}
          problem={problem ?? undefined}
          onAction={() => run(props.onCancel(question.batch))}
          onClose={onClose}
        >
          The {plural(question.batch.quantity, 'serial')} are not handed out, and none is left
          behind.
        </AlertDialog>
      );
    case 'again': {
      const last = question.batch.exports.at(-1);
      return (
        <AlertDialog
          title={`Hand ${question.batch.name} out again?`}
          action="Export again"
          isOpen
          isBusy={isBusy}
          problem={problem ?? undefined}
          onAction={() => run(props.onExport(question.batch, true))}
          onClose={onClose}
        >
          {last && `${last.by} was handed this list on ${formatDate(last.at)}. `}A list that is
          printed twice makes two items with one serial. The log keeps that it was handed out again.
        </AlertDialog>
      );
    }
  }
}
