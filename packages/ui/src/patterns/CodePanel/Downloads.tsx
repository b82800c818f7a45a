import { inkRefusal } from '@hangtag/contract/rules/inkContrast';
import {
  pictureRefusal,
  pixelsOf,
  printRefusal,
  symbolRefusal,
} from '@hangtag/contract/rules/printUse';
import { PURPOSE_MAX, QUANTITY_MAX } from '@hangtag/contract/wire/code';
import { useId, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { type ChosenCode, sizeOf } from './artwork.ts';
import { FileRow, type PrintFile } from './FileRow.tsx';
import { SmallLabels } from './SmallLabels.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import type { CodePanelProps } from './types.ts';
import type { PrintDraft } from './usePrintDraft.ts';
import * as css from './Downloads.css.ts';

const vectors: readonly PrintFile[] = [
  { name: 'SVG', format: 'svg', use: 'Designers: one black shape, sized in millimetres' },
  { name: 'PDF', format: 'pdf', use: 'Printers: vector, black ink only' },
  { name: 'EPS', format: 'eps', use: 'Presses with older software: vector, black ink only' },
];

const pictures: readonly PrintFile[] = [
  { name: 'PNG, 203 dpi', format: 'png', dpi: 203, use: 'Label printers' },
  { name: 'PNG, 300 dpi', format: 'png', dpi: 300, use: 'Office and label printers' },
  { name: 'PNG, 600 dpi', format: 'png', dpi: 600, use: 'Fine label printers' },
  { name: 'PNG, 1200 dpi', format: 'png', dpi: 1200, use: 'Presses that take pictures' },
];

export interface DownloadsProps extends Pick<
  CodePanelProps,
  | 'onWidthChange'
  | 'onIssue'
  | 'onSheet'
  | 'isIssuing'
  | 'issueProblem'
  | 'firstIssuedAt'
  | 'widthMm'
  | 'use'
> {
  code: ChosenCode;
  draft: PrintDraft;
}

/** The files for printing, one row each; a file that would not be read is not offered, and says why. */
export function Downloads(props: DownloadsProps) {
  const { code, draft, widthMm, use, onIssue, isIssuing = false, issueProblem = null } = props;
  const headingId = useId();
  const { purpose, quantity } = draft.typed;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { artwork, ink, inkColour } = code;
  const refusal =
    code.locked ??
    symbolRefusal(artwork.symbol, use) ??
    inkRefusal(use, inkColour) ??
    printRefusal(use, code.modules, widthMm);
  const asked = { ...artwork, ink, inkColour, widthMm, use, purpose, quantity };
  const issue = (file: PrintFile) => {
    if (isIssuing) return;
    const { format, dpi } = file;
    draft.handOut(onIssue({ format, ...asked, ...(dpi && { dpi }) }));
  };
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Files
      </Heading>
      <div className={css.before}>
        <Meaning firstIssuedAt={props.firstIssuedAt} />
        {refusal === null && (
          <Grid gap={20}>
            <TextField
              label="What for"
              labelEnd="Optional"
              placeholder="Artwork, 500 ml label"
              value={purpose}
              onChange={(next) => draft.set({ purpose: next })}
              maxLength={PURPOSE_MAX}
            />
            <NumberField
              label="Quantity"
              labelEnd="Optional"
              shows="figure"
              minValue={1}
              maxValue={QUANTITY_MAX}
              value={quantity ?? Number.NaN}
              onChange={(next) => draft.set({ quantity: Number.isNaN(next) ? null : next })}
            />
          </Grid>
        )}
      </div>
      {issueProblem && (
        <div className={css.refusal}>
          <Notice tone="danger" announcement="assertive">
            {issueProblem}
          </Notice>
        </div>
      )}
      {refusal ? (
        <div className={css.refusal}>
          <Notice
            tone="caution"
            title={code.locked ? 'No file is handed out now.' : 'No file is offered like this.'}
            announcement="polite"
          >
            {refusal}
          </Notice>
        </div>
      ) : (
        <ul className={css.files} aria-busy={isIssuing}>
          {vectors.map((file) => (
            <FileRow
              key={file.name}
              file={file}
              size={outerMm(code, widthMm)}
              onPress={() => issue(file)}
            />
          ))}
          {pictures.map((file) => (
            <PictureRow key={file.name} {...{ code, file, widthMm, use, issue }} />
          ))}
          <FileRow
            file={{ name: 'Label sheet', use: 'Office printers: A4, Letter or a roll' }}
            size="PDF"
            onPress={() => setSheetOpen(true)}
          />
          <SmallLabels code={code} use={use} onWidthChange={props.onWidthChange} />
        </ul>
      )}
      {isSheetOpen && (
        <SheetDialog
          code={code}
          widthMm={widthMm}
          onClose={() => setSheetOpen(false)}
          onDownload={(sheet) => {
            setSheetOpen(false);
            draft.handOut(props.onSheet({ ...asked, sheet }));
          }}
        />
      )}
    </section>
  );
}

/** "30.6 mm", or "72.9 × 30.6 mm" where the sides differ. */
function outerMm(code: ChosenCode, widthMm: number): string {
  const { width, height } = sizeOf(code, widthMm);
  const [across, down] = [width.toFixed(1), height.toFixed(1)];
  return across === down ? `${across} mm` : `${across} × ${down} mm`;
}

/** What a first download begins, and afterwards since when it holds. */
function Meaning({ firstIssuedAt }: Pick<DownloadsProps, 'firstIssuedAt'>) {
  if (firstIssuedAt === undefined) return null;
  if (firstIssuedAt === null)
    return (
      <Notice title="The first file puts this address in print.">
        From then on the product is never deleted, and its number never given to another. The page
        can change at any time; a corrected number leaves the old code working.
      </Notice>
    );
  return (
    <Text kind="data" tone="second">
      In print since {formatDate(firstIssuedAt)}. The address leads here for good, and the page
      behind it can change. Every download is entered under Printed.
    </Text>
  );
}

interface PictureRowProps extends Pick<DownloadsProps, 'code' | 'widthMm' | 'use'> {
  file: PrintFile;
  issue: (file: PrintFile) => void;
}

/** A picture is printed at the nearest width of whole pixels, which can be too little where another is not. */
function PictureRow({ code, file, widthMm, use, issue }: PictureRowProps) {
  const dpi = file.dpi ?? 0;
  const pixels = pixelsOf(code.modules, widthMm, dpi);
  const each = pixels.perModule === 1 ? '1 pixel' : `${pixels.perModule} pixels`;
  return (
    <FileRow
      file={{ ...file, use: `${file.use}: ${each} a module, ${pixels.widthMm.toFixed(1)} mm` }}
      size={outerMm(code, pixels.widthMm)}
      refusal={pictureRefusal(use, code.modules, widthMm, dpi)}
      onPress={() => issue(file)}
    />
  );
}
