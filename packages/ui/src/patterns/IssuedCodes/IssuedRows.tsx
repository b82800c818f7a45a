import type { IssuedCode } from '@hangtag/contract/wire/code';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './IssuedCodes.css.ts';

/** Column widths in pixels. */
const columns = {
  issuedAt: { id: 'issuedAt', name: 'Handed out', width: 112, part: 'title' },
  purpose: { id: 'purpose', name: 'What for, and by whom' },
  quantity: { id: 'quantity', name: 'Quantity', width: 96, part: 'brief' },
  file: { id: 'file', name: 'File', width: 128 },
  text: { id: 'text', name: 'Text in the code' },
  check: { id: 'check', name: 'Self-check', width: 184 },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

const uses = { till: 'For a till', phone: 'For phones', poster: 'For a poster' } as const;

interface IssuedRowsProps {
  issued: readonly IssuedCode[];
  currentText: string | null;
}

/** One row for each file. */
export function IssuedRows({ issued, currentText }: IssuedRowsProps) {
  return (
    <Table aria-label="Handed out for print" columns={columnList}>
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
              first={row.text}
              second={
                row.widthMm === null
                  ? 'The first of them; a serial of its own on each'
                  : currentText !== null && row.text !== currentText
                    ? 'Earlier address'
                    : null
              }
            />
          </TableCell>
          <TableCell of={columns.check}>
            <Check check={row.check} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

const sizeOf = ({ widthMm, dpi, quantity, labels }: IssuedCode): string =>
  widthMm === null
    ? plural(quantity ?? 0, 'serial')
    : `${labels === null ? '' : `${labels} labels, `}${widthMm} mm${dpi === null ? '' : `, ${dpi} dpi`}`;

const purposeOf = ({ purpose, use }: IssuedCode): string =>
  purpose || (use === null ? 'Not said' : uses[use]);

function Check({ check }: Pick<IssuedCode, 'check'>) {
  if (check === null) return <Two first="Within the hour" second={null} />;
  const when = formatDate(check.checkedAt);
  if (check.problem === null) return <Two first="Leads here" second={`Asked ${when}`} />;
  return (
    <span className={css.two}>
      <span className={css.failed}>Leads nowhere: {check.problem}</span>
      <Text as="span" kind="data" tone="second">
        Asked {when}
      </Text>
    </span>
  );
}

const Two = ({ first, second }: { readonly first: string; readonly second: string | null }) => (
  <span className={css.two}>
    <span className={css.first}>{first}</span>
    {second !== null && (
      <Text as="span" kind="data" tone="second">
        {second}
      </Text>
    )}
  </span>
);
