import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import type { LabelSheet, SheetPaper } from '@hangtag/contract/wire/code';
import { useState } from 'react';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { Grid } from '../../layout/Grid/index.ts';

export interface SheetFieldsProps {
  sheet: LabelSheet;
  onChange: (sheet: LabelSheet) => void;
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

/** The sheet that a form of labels begins with. */
export const usualSheet: LabelSheet = commonSheets['a4-24'];

/** Where the labels of a sheet lie: a common sheet, or own measures. */
export function SheetFields({ sheet, onChange }: SheetFieldsProps) {
  const [common, setCommon] = useState<CommonSheet | null>('a4-24');
  const isRoll = sheet.paper === 'roll';
  const change = (changes: Partial<LabelSheet>) => {
    setCommon(null);
    onChange({ ...sheet, ...changes });
  };
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
    <>
      <Select
        label="Labels"
        placeholder="Own measures"
        options={named(sheetNames)}
        value={common}
        onChange={(next) => {
          setCommon(next);
          onChange(commonSheets[next]);
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
    </>
  );
}
