import type { CompanyHost, HostsAnswer } from '@hangtag/contract/wire/host';
import { Page } from '@hangtag/ui/layout/Page';
import { HostList } from '@hangtag/ui/patterns/HostList';
import { useEffect, useState } from 'react';
import { addHost, proveHost, removeHost, setHostUse } from '../api/hosts.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { loadHosts, useHosts } from '../stores/hosts.ts';
import { currentCompanyId } from '../stores/session.ts';
import { CompanyTabs } from './CompanyTabs.tsx';
import { useAttempt } from './useAttempt.ts';

const hostsShown = (answer: HostsAnswer) => ({ phase: 'ready', ...answer }) as const;

/** The names of the fields that the dialogs have; what is wrong with another is one sentence. */
const inForms: readonly string[] = ['host', 'renewer'];

/** Which host the company's codes carry, and domains of its own. */
export function CompanyDomainsScreen() {
  const hosts = useHosts();
  const [changing, setChanging] = useState<number | null>(null);
  const { isBusy, problem, run } = useAttempt();
  useTitle('Domains');
  useEffect(() => void loadHosts(), []);
  const change = (host: CompanyHost | null, call: (companyId: number) => Promise<unknown>) => {
    setChanging(host?.id ?? null);
    return run(async () => {
      await call(currentCompanyId());
      await loadHosts();
    });
  };
  const fields = problem?.fields ?? {};
  const isInForm = Object.keys(fields).some((name) => inForms.includes(name));
  const [sentence = problem?.message] = Object.values(fields).flat();
  return (
    <>
      <CompanyTabs facts="In the addresses of new codes" />
      <Page width="form">
        <HostList
          content={contentOf(hosts, hostsShown)}
          isBusy={isBusy}
          changing={changing}
          errors={isInForm ? fields : undefined}
          problem={sentence ?? null}
          onAdd={(host) => change(null, (company) => addHost(company, { host }))}
          onProve={(host) => void change(host, (company) => proveHost(company, host.id))}
          onUse={(host, renewer) =>
            change(host, (company) => setHostUse(company, host.id, { isUsed: true, renewer }))
          }
          onStopUse={(host) =>
            void change(host, (company) => setHostUse(company, host.id, { isUsed: false }))
          }
          onRemove={(host) => change(host, (company) => removeHost(company, host.id))}
          onRetry={() => void loadHosts()}
        />
      </Page>
    </>
  );
}
