import type { CompanyHost, HostsAnswer } from '@hangtag/contract/wire/host';
import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Button } from '../../elements/Button/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { AddHostForm, UseHostForm } from './HostForms.tsx';
import * as css from './HostList.css.ts';
import { HostRow } from './HostRow.tsx';

/** The states of a company's hosts. */
export type HostsContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | ({ readonly phase: 'ready' } & HostsAnswer);

export interface HostListProps {
  /** The hosts: loaded, loading, or failed with a reason. */
  content: HostsContent;
  /** Whether a change is being made. @default false */
  isBusy?: boolean;
  /** The host that was changed last; null for a new one. @default null */
  changing?: number | null;
  /** Why the last change failed, as a sentence; null when it did not. @default null */
  problem?: string | null;
  /** Validation errors of the form that was sent last, by the wire's names. */
  errors?: FormErrors | undefined;
  /** Resolves to true when it is listed. */
  onAdd: (host: string) => Promise<boolean>;
  /** Looks for its TXT record. */
  onProve: (host: CompanyHost) => void;
  /** Resolves to true when new codes carry it. */
  onUse: (host: CompanyHost, renewer: string) => Promise<boolean>;
  /** New codes carry the platform's host again. */
  onStopUse: (host: CompanyHost) => void;
  /** Resolves to true when it is removed. */
  onRemove: (host: CompanyHost) => Promise<boolean>;
  /** Loads the hosts again after a failure. */
  onRetry: () => void;
}

type Asking = { readonly what: 'add' } | { readonly what: 'use' | 'remove'; host: CompanyHost };

/** Which host a company's codes carry, and the domains of its own. */
export function HostList(props: HostListProps) {
  const { content, isBusy = false, changing = null, problem = null, errors } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  // A field says it itself.
  const failure = errors ? null : problem;
  const state = { isBusy, errors, problem: failure, onClose: close };
  if (content.phase === 'failed')
    return <FailedPart what="The domains" content={content} onRetry={props.onRetry} />;
  if (content.phase === 'loading')
    return (
      <div className={css.hosts} data-component="HostList">
        <VisuallyHidden announcement="once">Loading domains</VisuallyHidden>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    );
  const { hosts, platformHost, can } = content;
  const remove = (host: CompanyHost) =>
    void props.onRemove(host).then((worked) => worked && close());
  return (
    <div className={css.hosts} data-component="HostList">
      <div className={css.head}>
        <div className={css.about}>
          <Text kind="data" tone="second">
            The host of a code is in print for as long as the pack exists. Every host that a code
            was printed with keeps working.
          </Text>
        </div>
        {can.change && (
          <Button icon={Plus} onPress={() => setAsking({ what: 'add' })}>
            Add domain
          </Button>
        )}
      </div>
      <ul className={css.list} aria-label="Domains">
        <PlatformRow host={platformHost} isUsed={hosts.every(({ isUsed }) => !isUsed)} />
        {hosts.map((host) => (
          <HostRow
            key={host.id}
            host={host}
            platformHost={platformHost}
            mayChange={can.change}
            isBusy={isBusy && changing === host.id}
            problem={asking === null && changing === host.id ? problem : null}
            onProve={() => props.onProve(host)}
            onUse={() => setAsking({ what: 'use', host })}
            onStopUse={() => props.onStopUse(host)}
            onRemove={() => setAsking({ what: 'remove', host })}
          />
        ))}
      </ul>
      {!can.change && (
        <Text kind="data" tone="second">
          Admins add domains and choose which one new codes carry.
        </Text>
      )}
      {asking?.what === 'add' && <AddHostForm {...state} onAdd={props.onAdd} />}
      {asking?.what === 'use' && (
        <UseHostForm
          {...state}
          id={asking.host.id}
          host={asking.host.host}
          renewer={asking.host.renewer}
          onUse={(renewer) => props.onUse(asking.host, renewer)}
        />
      )}
      {asking?.what === 'remove' && (
        <AlertDialog
          title={`Remove ${asking.host.host}?`}
          action="Remove"
          isOpen
          isBusy={isBusy}
          problem={problem ?? undefined}
          onAction={() => remove(asking.host)}
          onClose={close}
        >
          Nothing that was handed out for print carries it. It stops leading to your pages.
        </AlertDialog>
      )}
    </div>
  );
}

const PlatformRow = ({ host, isUsed }: { readonly host: string; readonly isUsed: boolean }) => (
  <li className={css.row}>
    <div className={css.words}>
      <StatusMark shape={isUsed ? 'full' : 'struck'}>
        <span className={css.name}>{host}</span>
      </StatusMark>
      <Text kind="data" tone="second">
        {isUsed ? 'New codes carry it. ' : ''}The platform’s own, and the platform renews it.
      </Text>
    </div>
  </li>
);
