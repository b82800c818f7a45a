import { pictureRefusal, pixelsOf, printRefusal } from '@hangtag/contract/rules/printUse';
import type { CodeAnswer, CodeFormat } from '@hangtag/contract/wire/code';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
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

export interface DownloadsProps extends Pick<CodePanelProps, 'fileHref' | 'widthMm' | 'use'> {
  code: CodeAnswer;
}

/** The files for printing, one row each; a file that would not be read is not offered, and says why. */
export function Downloads({ code, fileHref, widthMm, use }: DownloadsProps) {
  const headingId = useId();
  const outer = outerMm(code, widthMm);
  const refusal = printRefusal(use, code.modules, widthMm);
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Files
      </Heading>
      {refusal ? (
        <div className={css.refusal}>
          <Notice tone="caution" title="No file is offered at this width." announcement="polite">
            {refusal}
          </Notice>
        </div>
      ) : (
        <ul className={css.files}>
          {vectors.map((file) => (
            <FileRow
              key={file.name}
              file={file}
              size={`${outer} mm`}
              href={fileHref({ format: file.format, widthMm, use })}
            />
          ))}
          {pictures.map((file) => (
            <PictureRow key={file.name} {...{ code, file, fileHref, widthMm, use }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PictureRowProps extends DownloadsProps {
  file: PrintFile;
}

/** A picture is printed at the nearest width of whole pixels, which can be too little where another is not. */
function PictureRow({ code, file, fileHref, widthMm, use }: PictureRowProps) {
  const dpi = file.dpi ?? 0;
  const pixels = pixelsOf(code.modules, widthMm, dpi);
  const each = pixels.perModule === 1 ? '1 pixel' : `${pixels.perModule} pixels`;
  return (
    <FileRow
      file={{ ...file, use: `${file.use}: ${each} a module, ${pixels.widthMm.toFixed(1)} mm` }}
      size={`${outerMm(code, pixels.widthMm)} mm`}
      refusal={pictureRefusal(use, code.modules, widthMm, dpi)}
      href={fileHref({ format: file.format, widthMm, dpi, use })}
    />
  );
}

interface FileRowProps {
  file: Pick<PrintFile, 'name' | 'use'>;
  /** Width with the empty area. */
  size: string;
  /** Why this file alone is not offered. @default it is */
  refusal?: string | null;
  href: string;
}

function FileRow({ file, size, refusal, href }: FileRowProps) {
  if (refusal)
    return (
      <li className={css.row} data-refused>
        <span className={css.name}>{file.name}</span>
        <span className={css.use}>{refusal}</span>
      </li>
    );
  return (
    <li>
      <a className={css.row} href={href} download>
        <span className={css.name}>
          <VisuallyHidden>Download </VisuallyHidden>
          {file.name}
        </span>
        <span className={css.use}>{file.use}</span>
        <span className={css.size}>{size}</span>
        <Icon of={Download} />
      </a>
    </li>
  );
}
