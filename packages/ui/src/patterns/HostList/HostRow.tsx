import type { CompanyHost } from '@hangtag/contract/wire/host';
import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './HostList.css.ts';

interface HostRowProps {
  readonly host: CompanyHost;
  /** The host that codes carry otherwise. */
  readonly platformHost: string;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  /** Why the last change of it failed; null when it did not. */
  readonly problem: string | null;
  readonly onProve: () => void;
  readonly onUse: () => void;
  readonly onStopUse: () => void;
  readonly onRemove: () => void;
}

/** One host: whether it is proven, what new codes carry, and what the daily check found. */
export function HostRow({ host, mayChange, isBusy, problem, ...props }: HostRowProps) {
  const { provedAt, isUsed, issued } = host;
  return (
    <li className={css.row}>
      <div className={css.head}>
        <div className={css.words}>
          <StatusMark shape={isUsed ? 'full' : provedAt === null ? 'dashed' : 'struck'}>
            <span className={css.name}>{host.host}</span>
          </StatusMark>
          <Text kind="data" tone="second">
            {stateOf(host)}
          </Text>
        </div>
        {mayChange && (
          <div className={css.actions}>
            {provedAt === null && (
              <Button size="small" isPending={isBusy} onPress={props.onProve}>
                Check the record
              </Button>
            )}
            {provedAt !== null && !isUsed && (
              <Button size="small" isDisabled={isBusy} onPress={props.onUse}>
                Use in new codes…
              </Button>
            )}
            {isUsed && (
              <Button size="small" isPending={isBusy} onPress={props.onStopUse}>
                Use {props.platformHost} again
              </Button>
            )}
            {issued === 0 && !isUsed && (
              <Button size="small" tone="dangerQuiet" isDisabled={isBusy} onPress={props.onRemove}>
                Remove…
              </Button>
            )}
          </div>
        )}
      </div>
      {problem !== null && (
        <Notice tone="danger" announcement="assertive">
          {problem}
        </Notice>
      )}
      {host.problem !== null && <Notice tone="caution">{host.problem}</Notice>}
      {provedAt === null && <Record record={host.record} />}
    </li>
  );
}

/** What stands in the company's DNS as the proof. */
const Record = ({ record }: Pick<CompanyHost, 'record'>) => (
  <>
    <Text kind="data" tone="second">
      Write this record where the domain’s DNS is kept, and let the domain itself lead here.
    </Text>
    <dl className={css.record}>
      <dt className={css.term}>Type</dt>
      <dd>TXT</dd>
      <dt className={css.term}>Name</dt>
      <dd className={css.value}>{record.name}</dd>
      <dt className={css.term}>Value</dt>
      <dd className={css.value}>{record.value}</dd>
    </dl>
  </>
);

function stateOf({ provedAt, isUsed, renewer, checkedAt, issued }: CompanyHost): string {
  if (provedAt === null) return 'Not proven yet. No code can carry it.';
  const printed = issued === 0 ? null : `In print: ${issued} ${issued === 1 ? 'file' : 'files'}.`;
  return [
    isUsed ? 'New codes carry it.' : 'Proven. New codes do not carry it.',
    printed,
    renewer && `Renewed by ${renewer}.`,
    checkedAt && `Checked on ${formatDate(checkedAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
