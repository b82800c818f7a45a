import { CODE_DPI } from '@hangtag/contract/wire/code';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import type { CodePanelProps } from './types.ts';
import * as css from './Downloads.css.ts';

const files = [
  { format: 'svg', dpi: CODE_DPI.default, name: 'SVG', use: 'For designers and printers' },
  { format: 'png', dpi: 300, name: 'PNG, 300 dpi', use: 'For office printers' },
  { format: 'png', dpi: 600, name: 'PNG, 600 dpi', use: 'For labels and presses' },
] as const;

/** The files for printing, in one panel with hairlines. */
export function Downloads({ fileHref, widthMm }: Pick<CodePanelProps, 'fileHref' | 'widthMm'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Download
      </Heading>
      <div className={css.files}>
        {files.map(({ format, dpi, name, use }) => (
          <a key={name} className={css.file} href={fileHref({ format, dpi, widthMm })} download>
            <span className={css.name}>
              <VisuallyHidden>Download </VisuallyHidden>
              {name}
              <Icon of={Download} />
            </span>
            <span className={css.use}>
              {use} <br />
              {widthMm} mm wide
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
