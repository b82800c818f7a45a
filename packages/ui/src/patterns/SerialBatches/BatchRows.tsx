import { type SerialBatch, isExportable, movesOf } from '@hangtag/contract/wire/serial';
import { Ellipsis } from 'lucide-react';
import { Button } from '../../elements/Button/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../elements/Menu/index.ts';
import { ProgressBar } from '../../elements/ProgressBar/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './SerialBatches.css.ts';
import type { SerialBatchesProps, SerialQuestion } from './types.ts';
import { exportWords, madeShare, openedWords, stateShapes, stateWords } from './words.ts';

/** Column widths in pixels. */
const columns = {
  name: { id: 'name', name: 'Batch', part: 'title' },
  startedAt: { id: 'startedAt', name: 'Begun', width: 112, part: 'brief' },
  quantity: { id: 'quantity', name: 'Serials', width: 104, part: 'brief', isFigure: true },
  state: { id: 'state', name: 'State', width: 128 },
  list: { id: 'list', name: 'Handed out' },
  opened: { id: 'opened', name: 'Opened', width: 152, isFigure: true },
  actions: { id: 'actions', name: 'Actions', width: 96, part: 'actions' },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface BatchRowsProps extends Pick<SerialBatchesProps, 'onMove' | 'onExport'> {
  batches: readonly SerialBatch[];
  /** May this person change them? */
  mayEdit: boolean;
  isBusy: boolean;
  onAsk: (question: SerialQuestion) => void;
}

/** One row for each batch, the newest first. */
export function BatchRows({ batches, ...rest }: BatchRowsProps) {
  return (
    <Table aria-label="Batches of serials" columns={columnList}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} {...rest} />
      ))}
    </Table>
  );
}

type BatchRowProps = Omit<BatchRowsProps, 'batches'> & { batch: SerialBatch };

function BatchRow({ batch, ...rest }: BatchRowProps) {
  const { name, lot, state } = batch;
  return (
    <TableRow>
      <TableCell of={columns.name}>
        <Two first={name} second={lot === null ? 'No lot' : `Lot ${lot}`} />
      </TableCell>
      <TableCell of={columns.startedAt}>{formatDate(batch.startedAt)}</TableCell>
      <TableCell of={columns.quantity}>{formatNumber(batch.quantity)}</TableCell>
      <TableCell of={columns.state}>
        <span className={css.two}>
          <StatusMark shape={stateShapes[state]}>{stateWords[state]}</StatusMark>
          <Text as="span" kind="data" tone="second">
            {state === 'making' ? `${madeShare(batch)}%` : formatDate(batch.stateAt)}
          </Text>
        </span>
      </TableCell>
      <TableCell of={columns.list}>
        <PressList batch={batch} {...rest} />
      </TableCell>
      <TableCell of={columns.opened}>
        <Two {...openedWords(batch)} />
      </TableCell>
      <TableCell of={columns.actions}>
        {rest.mayEdit && <Actions batch={batch} {...rest} />}
      </TableCell>
    </TableRow>
  );
}

function PressList({ batch, mayEdit, isBusy, onExport }: BatchRowProps) {
  const { state, exports, made, name, voidReason } = batch;
  if (state === 'making')
    return (
      <span className={css.two}>
        <span>{formatNumber(made)} made</span>
        <ProgressBar label={`Making ${name}`} value={madeShare(batch)} labelling="hidden" />
      </span>
    );
  if (state === 'cancelled') return <Two first="Cancelled, no serial is left" second={null} />;
  const last = exports.at(-1);
  const said = last
    ? `${[...new Set(exports.map(({ at }) => formatDate(at)))].join(' and ')}, ${last.by}`
    : voidReason || null;
  if (exports.length === 0 && mayEdit && isExportable(state))
    return (
      <span className={css.two}>
        <span>
          <TextButton isDisabled={isBusy} onPress={() => void onExport(batch, false)}>
            Export CSV<VisuallyHidden> of {name}</VisuallyHidden>
          </TextButton>
        </span>
        <Text as="span" kind="data" tone="second">
          {exportWords(batch)}
        </Text>
      </span>
    );
  return <Two first={exportWords(batch)} second={said} />;
}

function Actions({ batch, isBusy, onMove, onAsk }: BatchRowProps) {
  const { name, state, exports } = batch;
  const moves = movesOf[state];
  if (state === 'making')
    return (
      <Button size="small" isDisabled={isBusy} onPress={() => onAsk({ kind: 'cancel', batch })}>
        <span>
          Cancel<VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    );
  if (moves.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} aria-label={`Actions for ${name}`} />
      <Menu placement="bottom end">
        {moves.includes('printed') && (
          <MenuItem id="printed" onAction={() => void onMove(batch, 'printed', '')}>
            Mark as printed
          </MenuItem>
        )}
        {moves.includes('activated') && (
          <MenuItem id="activated" onAction={() => void onMove(batch, 'activated', '')}>
            Activate
          </MenuItem>
        )}
        {exports.length > 0 && (
          <MenuItem id="again" onAction={() => onAsk({ kind: 'again', batch })}>
            Export again…
          </MenuItem>
        )}
        {isExportable(state) && (
          <MenuItem id="labels" onAction={() => onAsk({ kind: 'labels', batch })}>
            Label sheets…
          </MenuItem>
        )}
        <MenuItem id="void" tone="danger" onAction={() => onAsk({ kind: 'void', batch })}>
          Void…
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

const Two = ({ first, second }: { readonly first: string; readonly second: string | null }) => (
  <span className={css.two}>
    <span>{first}</span>
    {second !== null && (
      <Text as="span" kind="data" tone="second">
        {second}
      </Text>
    )}
  </span>
);
