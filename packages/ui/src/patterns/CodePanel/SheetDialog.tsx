import { commonSheets, labelCount, sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import type { LabelSheet, SheetPaper } from '@hangtag/contract/wire/code';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { type ChosenCode, sizeOf } from './artwork.ts';

export interface SheetDialogProps {
  code: ChosenCode;
  widthMm: number;
  onDownload: (sheet: LabelSheet) => void;
  onClose: () => void;
}

type CommonSheet = keyof typeof commonSheets;

const sheetNames: Readonly<Record<CommonSheet, string>> = {
  'a4-12': 'A4, 12 labels of 63.5 × 72 mm',
  'a4-24': 'A4, 24 labels of 70 × 36 mm',
  'letter-6': 'Letter, 6 labels of 4 × 3⅓ in',
  'letter-20': 'Letter, 20 labels of 2 × 2 in',
  'roll-50': 'Roll, labels of 50 × 50 mm',
};

const paperNames: Readonly<Record<SheetPaper, string>> = {
  a4: 'A4',
  letter: 'Letter',
  roll: 'Roll',
};

const named = <Id extends string>(names: Readonly<Record<Id, string>>) =>
  (Object.keys(names) as Id[]).map((id) => ({ id, label: names[id] }));

/** Asks for the labels of a sheet, and refuses those that the code does not fit on. */
export function SheetDialog({ code, widthMm, onDownload, onClose }: SheetDialogProps) {
  const id = useId();
  const [common, setCommon] = useState<CommonSheet | null>('a4-24');
  const [sheet, setSheet] = useState<LabelSheet>(commonSheets['a4-24']);
  const isRoll = sheet.paper === 'roll';
  const change = (changes: Partial<LabelSheet>) => {
    setCommon(null);
    setSheet({ ...sheet, ...changes });
  };
  const refusal = sheetRefusal(sheet, sizeOf(code, widthMm));
  const measure = (label: string, of: Exclude<keyof LabelSheet, 'paper'>, max: number, min = 0) => (
    <NumberField
      label={label}
      shows="figure"
      minValue={min}
      maxValue={max}
      value={sheet[of]}
      onChange={(next) => Number.isFinite(next) && change({ [of]: next })}
    />
  );
  return (
    <Dialog
      title="Label sheet"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={id} isDisabled={refusal !== null}>
            Download PDF
          </Button>
        </>
      }
    >
      <Form id={id} aria-label="Label sheet" onSubmit={() => onDownload(sheet)}>
        <Stack gap={20}>
          <Select
            label="Labels"
            placeholder="Own measures"
            options={named(sheetNames)}
            value={common}
            onChange={(next) => {
              setCommon(next);
              setSheet(commonSheets[next]);
            }}
          />
          <Grid gap={20} columns={3}>
            <Select
              label="Paper"
              options={named(paperNames)}
              value={sheet.paper}
              onChange={(paper) => change({ paper })}
            />
            {measure('Label width, mm', 'labelWidth', 300, 10)}
            {measure('Label height, mm', 'labelHeight', 300, 10)}
            {!isRoll && measure('Columns', 'columns', 20, 1)}
            {!isRoll && measure('Rows', 'rows', 40, 1)}
            {!isRoll && measure('Margin left, mm', 'marginLeft', 100)}
            {!isRoll && measure('Margin top, mm', 'marginTop', 100)}
            {!isRoll && measure('Gap across, mm', 'gapX', 100)}
            {!isRoll && measure('Gap down, mm', 'gapY', 100)}
          </Grid>
          {refusal === null ? (
            <Text tone="second">
              {plural(labelCount(sheet), 'label')} on a page. Print it at 100 %, and one page on
              plain paper first.
            </Text>
          ) : (
            <Notice tone="caution" title="The code does not fit." announcement="polite">
              {refusal}
            </Notice>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
