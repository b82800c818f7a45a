import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { TagPicker } from '@hangtag/ui/patterns/TagPicker';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { changeTag, loadCompanyTags, useCompanyTags } from '../stores/companyTags.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformCompany } from './usePlatformCompany.ts';

/** The tags of any company, for Superadmins [F034, D45]. */
export function CompanyTagsScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  const { answer, work, problem } = useCompanyTags(companyId);
  useTitle(isThere ? `Tags of ${name || 'a company'}` : 'Not found');
  useEffect(() => void (companyId && loadCompanyTags(companyId)), [companyId]);
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Tags" />
        <RemoteView
          of={answer}
          name="tags"
          onRetry={() => void loadCompanyTags(companyId)}
          loading={<Skeleton shape="block" ratio="1184 / 200" />}
          ready={({ tags, available }) => (
            <TagPicker
              name={name || 'this company'}
              tags={tags}
              available={available}
              work={work}
              problem={problem}
              onAdd={(tag) => void changeTag(tag, 'adding')}
              onRemove={(tag) => void changeTag(tag, 'removing')}
            />
          )}
        />
      </Stack>
    </Page>
  );
}
