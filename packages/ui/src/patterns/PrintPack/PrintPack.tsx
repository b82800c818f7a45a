import { printUseLabels } from '@hangtag/contract/rules/printUse';
import {
  CODE_WIDTH_MM,
  type CodeFormat,
  type CodePackBody,
  PURPOSE_MAX,
  type PrintUse,
  QUANTITY_MAX,
  codeFormats,
  printUses,
} from '@hangtag/contract/wire/code';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { CheckboxGroup } from '../../elements/CheckboxGroup/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';

export interface PrintPackProps {
  /** How many products are printed. */
  productCount: number;
  /** Files that have come and how many there will be, of which 0 is not known yet; null while nothing is drawn. */
  progress: { readonly come: number; readonly total: number } | null;
  /** Why the last pack was not drawn, as a sentence. @default null */
  problem?: string | null;
  /** Draws the files. */
  onPrint: (print: Omit<CodePackBody, 'productIds'>) => void;
  /** Closes the dialog, and stops what is being drawn. */
  onClose: () => void;
}

const formatLabels: Readonly<Record<CodeFormat, string>> = {
  svg: 'SVG',
  pdf: 'PDF',
  eps: 'EPS',
  png: 'PNG',
};

const empty: Pick<CodePackBody, 'purpose' | 'quantity'> = { purpose: '', quantity: null };

const resolutions = ['203', '300', '600', '1200'] as const;

/** Asks how the codes of several products are printed, and shows how far their files are. */
export function PrintPack(props: PrintPackProps) {
  const { productCount, progress, problem = null, onPrint, onClose } = props;
  const form = useId();
  const [formats, setFormats] = useState<readonly CodeFormat[]>(['pdf']);
  const [dpi, setDpi] = useState<(typeof resolutions)[number]>('600');
  const [widthMm, setWidth] = useState<number>(CODE_WIDTH_MM.default);
  const [use, setUse] = useState<PrintUse>('phone');
  const draft = useFormDraft({ name: 'printPack', what: 'what you typed for the files' }, empty);
  const { purpose, quantity } = draft.typed;
  const isBusy = progress !== null;
  const print = () =>
    onPrint({ formats: [...formats], widthMm, dpi: Number(dpi), use, purpose, quantity });
  return (
    <Dialog
      title={`Print files of ${plural(productCount, 'product')}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{isBusy ? 'Stop' : 'Cancel'}</Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            isPending={isBusy}
            isDisabled={formats.length === 0}
          >
            Download ZIP
          </Button>
        </>
      }
    >
      <div data-component="PrintPack">
        <Form id={form} aria-label="Print files" onSubmit={print}>
          <Stack gap={20}>
            {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
            {problem !== null && (
              <Notice tone="danger" title="Nothing was handed out." announcement="assertive">
                {problem}
              </Notice>
            )}
            <CheckboxGroup
              label="Formats"
              orientation="horizontal"
              options={codeFormats.map((value) => ({ value, label: formatLabels[value] }))}
              value={formats}
              onChange={setFormats}
              isDisabled={isBusy}
            />
            <Grid gap={20}>
              <NumberField
                label="Printed width, mm"
                minValue={CODE_WIDTH_MM.min}
                maxValue={CODE_WIDTH_MM.max}
                value={widthMm}
                onChange={(next) => Number.isFinite(next) && setWidth(next)}
                isDisabled={isBusy}
              />
              {formats.includes('png') && (
                <Select
                  label="PNG resolution"
                  options={resolutions.map((id) => ({ id, label: `${id} dpi` }))}
                  value={dpi}
                  onChange={setDpi}
                  isDisabled={isBusy}
                />
              )}
            </Grid>
            <RadioGroup
              label="Read where"
              options={printUses.map((value) => ({ value, label: printUseLabels[value] }))}
              value={use}
              onChange={setUse}
              isDisabled={isBusy}
            />
            <Grid gap={20}>
              <TextField
                label="What for"
                labelEnd="Optional"
                value={purpose}
                onChange={(next) => draft.set({ purpose: next })}
                maxLength={PURPOSE_MAX}
                isDisabled={isBusy}
              />
              <NumberField
                label="Quantity of each"
                labelEnd="Optional"
                shows="figure"
                minValue={1}
                maxValue={QUANTITY_MAX}
                value={quantity ?? Number.NaN}
                onChange={(next) => draft.set({ quantity: Number.isNaN(next) ? null : next })}
                isDisabled={isBusy}
              />
            </Grid>
            {progress === null ? (
              <Text tone="second">
                Each file is entered in its product’s list of printed codes. What can’t be printed
                is named in the ZIP with the reason.
              </Text>
            ) : (
              <Progress {...progress} />
            )}
          </Stack>
        </Form>
      </div>
    </Dialog>
  );
}

function Progress({ come, total }: NonNullable<PrintPackProps['progress']>) {
  if (total === 0) return <ProgressBar label="Drawing the files" />;
  const value = Math.min(100, Math.round((come / total) * 100));
  return <ProgressBar label={`${come} of ${total} files`} value={value} />;
}
