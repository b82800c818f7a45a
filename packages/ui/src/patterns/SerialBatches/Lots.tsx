import type { ProductLot, SerialsAnswer } from '@hangtag/contract/wire/serial';
import { Heading } from '../../elements/Heading/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './SerialBatches.css.ts';

/** Column widths in pixels. */
const columns = {
  lot: { id: 'lot', name: 'Lot', part: 'title' },
  serials: { id: 'serials', name: 'Serials', width: 112, part: 'brief', isFigure: true },
  files: { id: 'files', name: 'Printed' },
  recall: { id: 'recall', name: 'Recall', width: 200 },
} as const satisfies Record<string, TableColumn>;

const columnList = Object.values(columns);

/** Every lot that a batch, a printed code or a recall names. */
export function Lots({ lots, lotCount }: Pick<SerialsAnswer, 'lots' | 'lotCount'>) {
  return (
    <section className={css.block}>
      <Heading level={3}>Lots</Heading>
      {lotCount === 0 ? (
        <Text tone="second">No batch, printed code or recall of this product names a lot.</Text>
      ) : (
        <Table aria-label="Lots" columns={columnList}>
          {lots.map((each) => (
            <LotRow key={each.lot} {...each} />
          ))}
        </Table>
      )}
      {lotCount > lots.length && (
        <Text kind="data" tone="second">
          {formatNumber(lots.length)} of {formatNumber(lotCount)} lots.
        </Text>
      )}
    </section>
  );
}

function LotRow({ lot, serials, files, lastFileAt, recalledSince }: ProductLot) {
  return (
    <TableRow>
      <TableCell of={columns.lot}>{lot}</TableCell>
      <TableCell of={columns.serials}>{serials === 0 ? 'None' : formatNumber(serials)}</TableCell>
      <TableCell of={columns.files}>
        {lastFileAt === null
          ? 'Not handed out yet'
          : `${plural(files, 'file')}, last on ${formatDate(lastFileAt)}`}
      </TableCell>
      <TableCell of={columns.recall}>
        {recalledSince === null ? (
          'Not recalled'
        ) : (
          <StatusMark shape="struck">Recalled since {formatDate(recalledSince)}</StatusMark>
        )}
      </TableCell>
    </TableRow>
  );
}
