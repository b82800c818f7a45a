import type { FileTotals } from '@hangtag/contract/wire/file';
import { Meter } from '../../elements/Meter/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import * as css from './AssetLibrary.css.ts';

export interface StorageMeterProps {
  /** Bytes of the files, by kind too, and the plan's limit. */
  storage: FileTotals['storage'];
}

const kinds = [
  ['image', 'pictures'],
  ['movie', 'videos'],
  ['pdf', 'PDFs'],
] as const;

/** What the files take of the plan's storage, and of which kind they are. */
export function StorageMeter({ storage: { used, limit, byType } }: StorageMeterProps) {
  const words =
    limit === null
      ? `${formatBytes(used)} stored`
      : `${formatBytes(used)} of ${formatBytes(limit)} stored`;
  const shares = kinds
    .filter(([type]) => byType[type] > 0)
    .map(([type, name]) => `${formatBytes(byType[type])} ${name}`);
  return (
    <div className={css.storage} data-component="StorageMeter">
      <Text kind="data" tone="second">
        {words}
      </Text>
      {limit !== null && (
        <div className={css.storageBar}>
          <Meter label="Storage" shows="bar" value={used} max={limit} valueText={words} />
        </div>
      )}
      {shares.length > 1 && (
        <Text kind="data" tone="quiet">
          {shares.join(', ')}
        </Text>
      )}
    </div>
  );
}
