import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { SectionCatalogue } from '@hangtag/ui/patterns/SectionCatalogue';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { sectionCatalogue } from '../stores/platformLists.ts';
import { listContent } from './listContent.ts';
import { ListsHead } from './ListsHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { usePlatformRight } from './usePlatformRight.ts';

/**
 * The catalogue of sections, and with `?section=` one section's form, for Superadmins [F028]; hidden from everybody
 * else (X7).
 */
export function AdminContentSectionsScreen() {
  const isThere = usePlatformRight();
  const [params] = useSearchParams();
  const section = params.get('section');
  const company = params.get('company');
  if (!isThere) return <Missing />;
  if (section === null) return <Catalogue />;
  return <SectionEditor key={section} section={section} company={company} />;
}

function Missing() {
  useTitle('Not found');
  return <NotFoundPart />;
}

function Catalogue() {
  const { list, ...rest } = sectionCatalogue.use();
  const [, navigate] = useLocation();
  useTitle('Content sections');
  useEffect(() => void sectionCatalogue.load(), []);
  return (
    <Page>
      <Stack gap={24}>
        <ListsHead />
        <SectionCatalogue
          {...rest}
          content={listContent(list)}
          onCreate={() => navigate(paths.contentSection('new'))}
          onEdit={({ id }) => navigate(paths.contentSection(id))}
          onMove={({ id }, place) => void sectionCatalogue.move(id, place)}
          onDelete={({ id }) => sectionCatalogue.remove(id)}
          onDeactivate={({ id }) => sectionCatalogue.deactivate(id)}
          onRetry={() => void sectionCatalogue.load()}
        />
      </Stack>
    </Page>
  );
}
