import type { BlockedSite } from '@hangtag/contract/wire/blockedSite';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { BlockedSiteForm, BlockedSiteList } from '@hangtag/ui/patterns/BlockedSiteList';
import { useEffect } from 'react';
import { blockSite, updateBlockedSite } from '../api/lists.ts';
import { shown } from '../remote/Remote.ts';
import { blockedSiteList } from '../stores/platformLists.ts';
import { listContent } from './listContent.ts';
import { ListsHead } from './ListsHead.tsx';
import { platformScreen } from './platformScreen.tsx';
import { useForm } from './useForm.ts';
import { useOpenForm } from './useOpenForm.ts';

/** The sites to which no call to action leads, for Superadmins; hidden from everybody else (X7). */
export const AdminBlockedSitesScreen = platformScreen('Blocked sites', BlockedSites);

function BlockedSites() {
  const { list, ...rest } = blockedSiteList.use();
  const [open, setOpen] = useOpenForm('site', shown(list));
  useEffect(() => void blockedSiteList.load(), []);
  return (
    <Page>
      <Stack gap={24}>
        <ListsHead />
        <BlockedSiteList
          {...rest}
          content={listContent(list)}
          onCreate={() => setOpen('new')}
          onEdit={setOpen}
          onDelete={({ id }) => blockedSiteList.remove(id)}
          onRetry={() => void blockedSiteList.load()}
        />
      </Stack>
      {open && <SiteModal site={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function SiteModal({ site, onClose }: { readonly site: BlockedSite | null; onClose: () => void }) {
  const { run, reported } = useForm();
  return (
    <BlockedSiteForm
      {...reported}
      site={site}
      onSave={(values) =>
        void run(() =>
          site
            ? blockedSiteList.change(() =>
                updateBlockedSite(site.id, { reason: values.reason }, site.version),
              )
            : blockSite(values),
        ).then((worked) => {
          if (!worked) return;
          onClose();
          void blockedSiteList.load();
        })
      }
      onClose={onClose}
    />
  );
}
