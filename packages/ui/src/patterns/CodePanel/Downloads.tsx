import { pictureRefusal, pixelsOf, printRefusal } from '@hangtag/contract/rules/printUse';
import {
  type CodeAnswer,
  type CodeFormat,
  PURPOSE_MAX,
  QUANTITY_MAX,
} from '@hangtag/contract/wire/code';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { outerMm } from './preflight.ts';
import type { CodePanelProps } from './types.ts';
import * as css from './Downloads.css.ts';

interface PrintFile {
  readonly name: string;
  readonly format: CodeFormat;
  /** Dots per inch, of a picture. */
  readonly dpi?: number;
  readonly use: string;
}

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
  'onIssue' | 'isIssuing' | 'issueProblem' | 'firstIssuedAt' | 'widthMm' | 'use'
> {
  code: CodeAnswer;
}

/** The files for printing, one row each; a file that would not be read is not offered, and says why. */
export function Downloads(props: DownloadsProps) {
  const { code, widthMm, use, onIssue, isIssuing = false, issueProblem = null } = props;
  const headingId = useId();
  const [purpose, setPurpose] = useState('');
  const [quantity, setQuantity] = useState<number | null>(null);
  const outer = outerMm(code, widthMm);
  const refusal = code.locked ?? printRefusal(use, code.modules, widthMm);
  const issue = (file: PrintFile) => {
    if (isIssuing) return;
    const { format, dpi } = file;
    onIssue({ format, widthMm, use, purpose, quantity, ...(dpi && { dpi }) });
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
              onChange={setPurpose}
              maxLength={PURPOSE_MAX}
            />
            <NumberField
              label="Quantity"
              labelEnd="Optional"
              shows="figure"
              minValue={1}
              maxValue={QUANTITY_MAX}
              value={quantity ?? Number.NaN}
              onChange={(next) => setQuantity(Number.isNaN(next) ? null : next)}
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
            title={code.locked ? 'No file is handed out now.' : 'No file is offered at this width.'}
            announcement="polite"
          >
            {refusal}
          </Notice>
        </div>
      ) : (
        <ul className={css.files} aria-busy={isIssuing}>
          {vectors.map((file) => (
            <FileRow key={file.name} file={file} size={`${outer} mm`} onPress={() => issue(file)} />
          ))}
          {pictures.map((file) => (
            <PictureRow key={file.name} {...{ code, file, widthMm, use, issue }} />
          ))}
        </ul>
      )}
    </section>
  );
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
      behind it can change. Every download is entered below.
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
      size={`${outerMm(code, pixels.widthMm)} mm`}
      refusal={pictureRefusal(use, code.modules, widthMm, dpi)}
      onPress={() => issue(file)}
    />
  );
}

interface FileRowProps {
  file: Pick<PrintFile, 'name' | 'use'>;
  /** Width with the empty area. */
  size: string;
  /** Why this file alone is not offered. @default it is */
  refusal?: string | null;
  onPress: () => void;
}

function FileRow({ file, size, refusal, onPress }: FileRowProps) {
  if (refusal)
    return (
      <li className={css.row} data-refused>
        <span className={css.name}>{file.name}</span>
        <span className={css.use}>{refusal}</span>
      </li>
    );
  return (
    <li>
      <button type="button" className={css.row} onClick={onPress}>
        <span className={css.name}>
          <VisuallyHidden>Download </VisuallyHidden>
          {file.name}
        </span>
        <span className={css.use}>{file.use}</span>
        <span className={css.size}>{size}</span>
        <Icon of={Download} />
      </button>
    </li>
  );
}
