import type { ApiTokensAnswer } from '@hangtag/contract/wire/apiToken';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ApiTokenList } from '@hangtag/ui/patterns/ApiTokenList';
import { useEffect, useState } from 'react';
import { revokeToken } from '../api/admin.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { recoveredForm } from '../navigation/unsavedForms.ts';
import { useTitle } from '../navigation/title.ts';
import { loadTokens, useTokens } from '../stores/apiTokens.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { NewTokenModal } from './NewTokenModal.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { useAttempt } from './useAttempt.ts';
import { usePlatformCompany } from './usePlatformCompany.ts';

const tokensShown = ({ tokens }: ApiTokensAnswer) => ({ phase: 'ready', tokens }) as const;

/** A company's API tokens, for Superadmins [F035, F240]. */
export function CompanyTokensScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  const list = useTokens(companyId);
  const [isCreating, setCreating] = useState(() => recoveredForm('newToken') !== null);
  const [revoking, setRevoking] = useState<number | null>(null);
  const { problem, run } = useAttempt();
  useTitle(isThere ? `Tokens of ${name || 'a company'}` : 'Not found');
  useEffect(() => void (companyId && loadTokens(companyId)), [companyId]);
  if (!isThere) return <NotFoundPart />;
  const revoke = async (id: number) => {
    setRevoking(id);
    const worked = await run(() => revokeToken(id));
    setRevoking(null);
    if (worked) await loadTokens(companyId);
    return worked;
  };
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Tokens" />
        <ApiTokenList
          content={contentOf(list, tokensShown, 'replaces')}
          revoking={revoking}
          problem={problem?.message ?? null}
          onCreate={() => setCreating(true)}
          onRevoke={({ id }) => revoke(id)}
          onRetry={() => void loadTokens(companyId)}
        />
      </Stack>
      {isCreating && <NewTokenModal companyId={companyId} onClose={() => setCreating(false)} />}
    </Page>
  );
}
