import { labelCount, sheetRefusal } from '@hangtag/contract/rules/labelSheet';
import type { LabelSheet } from '@hangtag/contract/wire/code';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { SheetFields, usualSheet } from '../labelSheet/SheetFields.tsx';
import { type ChosenCode, sizeOf } from './artwork.ts';

export interface SheetDialogProps {
  code: ChosenCode;
  widthMm: number;
  onDownload: (sheet: LabelSheet) => void;
  onClose: () => void;
}

/** Asks for the labels of a sheet, and refuses those that the code does not fit on. */
export function SheetDialog({ code, widthMm, onDownload, onClose }: SheetDialogProps) {
  const id = useId();
  const [sheet, setSheet] = useState(usualSheet);
  const refusal = sheetRefusal(sheet, sizeOf(code, widthMm));
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
          <SheetFields sheet={sheet} onChange={setSheet} />
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
