import type { CodeFormat } from '@hangtag/contract/wire/code';
import { Download } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './Downloads.css.ts';

/** A file that is offered. */
export interface PrintFile {
  readonly name: string;
  readonly format: CodeFormat;
  /** Dots per inch, of a picture. */
  readonly dpi?: number;
  readonly use: string;
}

interface FileRowProps {
  file: Pick<PrintFile, 'name' | 'use'>;
  /** Width with the empty area. */
  size: string;
  /** Why this file alone is not offered. @default it is */
  refusal?: string | null;
  onPress: () => void;
}

/** One file to download, or why it is not offered. */
export function FileRow({ file, size, refusal, onPress }: FileRowProps) {
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
