import type { IssuedCode } from '@hangtag/contract/wire/issuedCode';
import { Fragment, type ReactNode } from 'react';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './IssuedCodes.css.ts';
import { SelfCheckTicks } from './SelfCheckTicks.tsx';

/** Column widths in pixels; what a file was for leaves the most room to the text, which is longer. */
const columns = {
  issuedAt: { id: 'issuedAt', name: 'Handed out', width: 112, part: 'title' },
  purpose: { id: 'purpose', name: 'What for, and by whom', width: '20%' },
  quantity: { id: 'quantity', name: 'Quantity', width: 104, part: 'brief', isFigure: true },
  file: { id: 'file', name: 'File', width: 128 },
  text: { id: 'text', name: 'Text in the code' },
  check: { id: 'check', name: 'Self-check', width: 168 },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

const uses = { till: 'For a till', phone: 'For phones', poster: 'For a poster' } as const;

interface IssuedRowsProps {
  /** Names the table. */
  name: string;
  issued: readonly IssuedCode[];
  currentText: string | null;
}

/** One row for each file. */
export function IssuedRows({ name, issued, currentText }: IssuedRowsProps) {
  return (
    <Table aria-label={name} columns={columnList}>
      {issued.map((row) => (
        <TableRow key={row.id}>
          <TableCell of={columns.issuedAt}>{formatDate(row.issuedAt)}</TableCell>
          <TableCell of={columns.purpose}>
            <Two first={purposeOf(row)} second={row.issuedBy} />
          </TableCell>
          <TableCell of={columns.quantity}>
            {row.quantity === null ? 'Not said' : formatNumber(row.quantity)}
          </TableCell>
          <TableCell of={columns.file}>
            <Two first={row.format.toUpperCase()} second={sizeOf(row)} />
          </TableCell>
          <TableCell of={columns.text}>
            <Two
              first={<span className={css.address}>{breakable(row.text)}</span>}
              second={noteOf(row, currentText)}
            />
          </TableCell>
          <TableCell of={columns.check}>
            <SelfCheckTicks check={row.check} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

/** "QR M, 24 mm, 600 dpi" */
function sizeOf({ widthMm, dpi, quantity, labels, symbol, level }: IssuedCode): string {
  if (widthMm === null) return plural(quantity ?? 0, 'serial');
  return [
    [symbols[symbol], level].filter(Boolean).join(' '),
    labels !== null && `${labels} labels`,
    `${widthMm} mm`,
    dpi !== null && `${dpi} dpi`,
  ]
    .filter(Boolean)
    .join(', ');
}

const symbols = {
  qr: 'QR',
  datamatrix: 'Data Matrix',
  'gs1-datamatrix': 'GS1 DataMatrix',
} as const;

/** What the text alone does not say. */
function noteOf({ widthMm, lot, text }: IssuedCode, currentText: string | null): string | null {
  if (widthMm === null) return 'The first; each has a serial of its own';
  if (lot !== '') return `Lot ${lot}`;
  const isEarlier = currentText !== null && /^https?:/.test(text) && text !== currentText;
  return isEarlier ? 'Earlier address, leads here' : null;
}

const purposeOf = ({ purpose, use }: IssuedCode): string =>
  purpose || (use === null ? 'Not said' : uses[use]);

/** An address that is broken after its slashes before it is broken inside a number. */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=[^:/]\/)/).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

const Two = ({ first, second }: { readonly first: ReactNode; readonly second: string | null }) => (
  <span className={css.two}>
    <span className={css.first}>{first}</span>
    {second !== null && (
      <Text as="span" kind="data" tone="second">
        {second}
      </Text>
    )}
  </span>
);
