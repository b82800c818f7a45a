import {
  FILE_LABELS_MAX,
  LABELS_ALL_READ,
  filesOfBatch,
  lastExportOf,
} from '@hangtag/contract/rules/batchExports';
import { codeSize, itemLines } from '@hangtag/contract/rules/codeSize';
import { sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import { printRefusal, printUseLabels } from '@hangtag/contract/rules/printUse';
import { SERIAL_LENGTH } from '@hangtag/contract/rules/serialNumber';
import { CODE_WIDTH_MM, printUses, type PrintUse } from '@hangtag/contract/wire/code';
import type { BatchSheetsBody, SerialBatch, SerialsAnswer } from '@hangtag/contract/wire/serial';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Switch } from '../../elements/Switch/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { SheetFields, usualSheet } from '../labelSheet/SheetFields.tsx';
import { rangeWords } from './words.ts';

interface LabelsFormProps {
  batch: SerialBatch;
  /** Size of its codes. */
  itemCode: NonNullable<SerialsAnswer['itemCode']>;
  isBusy: boolean;
  errors: FormErrors | undefined;
  /** Why the last file was not made, as a sentence; null when nothing failed. */
  problem: string | null;
  onDownload: (body: BatchSheetsBody) => void;
  onClose: () => void;
}

const uses = printUses.map((id) => ({ id, label: printUseLabels[id] }));

/** Asks for the labels of a batch: their sheet, their size, and which of the files where one is not enough. */
export function LabelsForm(props: LabelsFormProps) {
  const { batch, itemCode, isBusy, errors, problem, onDownload, onClose } = props;
  const id = useId();
  const [sheet, setSheet] = useState(usualSheet);
  const [widthMm, setWidth] = useState<number>(CODE_WIDTH_MM.default);
  const [use, setUse] = useState<PrintUse>('till');
  const [humanReadable, setHumanReadable] = useState(true);
  const [chosen, setChosen] = useState(1);
  const files = filesOfBatch(sheet, batch.quantity);
  const file = Math.min(chosen, files.length);
  const range = files[file - 1] ?? { first: 1, last: batch.quantity };
  const before = lastExportOf(batch.exports, range);
  const lines = humanReadable ? itemLines(batch.gtin14, 'Z'.repeat(SERIAL_LENGTH)) : [];
  const refusal =
    printRefusal(use, itemCode.modules, widthMm) ??
    sheetRefusal(sheet, codeSize(itemCode, widthMm, { lines, retail: null }));
  return (
    <Dialog
      title={`Labels for ${batch.name}`}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            isPending={isBusy}
            isDisabled={refusal !== null}
          >
            {before ? 'Download again' : 'Download PDF'}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        aria-label="Labels"
        errors={errors}
        onSubmit={() =>
          onDownload({ sheet, widthMm, use, humanReadable, file, again: before !== undefined })
        }
      >
        <Stack gap={20}>
          {problem !== null && (
            <Notice tone="danger" title="No file was made." announcement="assertive">
              {problem}
            </Notice>
          )}
          <SheetFields sheet={sheet} onChange={setSheet} />
          <Grid gap={20} columns={2}>
            <NumberField
              name="widthMm"
              label="Code width, mm"
              shows="figure"
              minValue={CODE_WIDTH_MM.min}
              maxValue={CODE_WIDTH_MM.max}
              value={widthMm}
              onChange={(next) => Number.isFinite(next) && setWidth(Math.round(next * 10) / 10)}
            />
            <Select label="Read where" options={uses} value={use} onChange={setUse} />
          </Grid>
          <Switch
            label="Number and serial in letters below each code"
            isSelected={humanReadable}
            onChange={setHumanReadable}
          />
          {files.length > 1 && (
            <Select
              label="File"
              options={files.map((each, at) => ({ id: String(at + 1), label: rangeWords(each) }))}
              value={String(file)}
              onChange={(next) => setChosen(Number(next))}
            />
          )}
          {refusal === null ? (
            <Text tone="second">{fileWords(range.last - range.first + 1)}</Text>
          ) : (
            <Notice tone="caution" title="The codes do not fit." announcement="polite">
              {refusal}
            </Notice>
          )}
          {before && (
            <Notice tone="caution" title="Handed out before." announcement="polite">
              {before.by} was handed serials of this file on {formatDate(before.at)}. A label that
              is printed twice makes two items with one serial; the log keeps that it was handed out
              again.
            </Notice>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

/** What the file has, and what of it is decoded before it is offered. */
function fileWords(count: number): string {
  const labels = plural(
    count,
    'label, each with a code of its own',
    'labels, each with a code of its own',
  );
  const read =
    count <= LABELS_ALL_READ
      ? 'Every code is read back before you get the file.'
      : 'Every code of the first and the last page is read back before you get the file.';
  return `${labels}; a file has at most ${formatNumber(FILE_LABELS_MAX)}. ${read} Print it at 100 %.`;
}
