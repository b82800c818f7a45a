import { handedOut } from '@hangtag/contract/rules/batchExports';
import type {
  BatchState,
  SerialBatch,
  SerialRange,
  SerialsAnswer,
} from '@hangtag/contract/wire/serial';
import type { StatusShape } from '../../elements/StatusMark/index.ts';
import { plural } from '../../support/count.ts';
import { formatNumber } from '../../support/formatNumber.ts';

/** What a state is called. */
export const stateWords: Readonly<Record<BatchState, string>> = {
  making: 'Making',
  made: 'Made',
  exported: 'Exported',
  printed: 'Printed',
  activated: 'Activated',
  void: 'Void',
  cancelled: 'Cancelled',
};

/** The mark of a state. */
export const stateShapes: Readonly<Record<BatchState, StatusShape>> = {
  making: 'dashed',
  made: 'square',
  exported: 'half',
  printed: 'half',
  activated: 'full',
  void: 'struck',
  cancelled: 'struck',
};

/** Share of a batch that is made, in percent. */
export const madeShare = ({ made, quantity }: SerialBatch): number =>
  Math.floor((made / quantity) * 100);

/** "20,000 serials are being made" */
export function headline({ batches, serials }: SerialsAnswer): string {
  const making = batches.filter(({ state }) => state === 'making');
  const wanted = making.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted > 0) return `${plural(wanted, 'serial is', 'serials are')} being made`;
  if (serials === 0) return 'Serials';
  return plural(serials, 'serial');
}

/** "Serials 1 to 984" */
export const rangeWords = ({ first, last }: SerialRange): string =>
  `Serials ${formatNumber(first)} to ${formatNumber(last)}`;

/** "Exported twice", or "984 of 3,000 exported" where labels of some were handed out. */
export function exportWords({ exports, quantity, state }: SerialBatch): string {
  const { serials, times } = handedOut(exports);
  if (serials === 0) return state === 'void' ? 'Never handed out' : 'Not handed out yet';
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${formatNumber(times)} times`;
  if (serials === quantity) return `Exported ${often}`;
  const some = `${formatNumber(serials)} of ${formatNumber(quantity)} exported`;
  return times === 1 ? some : `${some}, some ${often}`;
}

/** "1,011 of 8,000", "3 before activation" */
export function openedWords({ opened, openedEarly, quantity, state }: SerialBatch) {
  if (opened === 0) return { first: 'None', second: null };
  const first = formatNumber(opened);
  if (state === 'activated' && openedEarly === 0)
    return { first, second: `of ${formatNumber(quantity)}` };
  return openedEarly > 0
    ? { first, second: `${formatNumber(openedEarly)} before activation` }
    : { first, second: `of ${formatNumber(quantity)}` };
}
