import type { Tag } from '@hangtag/contract/wire/tag';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { TagForm, TagList } from '@hangtag/ui/patterns/TagList';
import { useEffect } from 'react';
import { createTag, updateTag } from '../api/lists.ts';
import { shown } from '../remote/Remote.ts';
import { tagList } from '../stores/platformLists.ts';
import { listContent } from './listContent.ts';
import { ListsHead } from './ListsHead.tsx';
import { platformScreen } from './platformScreen.tsx';
import { useForm } from './useForm.ts';
import { useOpenForm } from './useOpenForm.ts';

/** The platform's tags, for Superadmins [F029]; hidden from everybody else (X7). */
export const AdminTagsScreen = platformScreen('Tags', Tags);

function Tags() {
  const { list, ...rest } = tagList.use();
  const [open, setOpen] = useOpenForm('tag', shown(list));
  useEffect(() => void tagList.load(), []);
  return (
    <Page>
      <Stack gap={24}>
        <ListsHead />
        <TagList
          {...rest}
          content={listContent(list)}
          onCreate={() => setOpen('new')}
          onEdit={setOpen}
          onDelete={({ id }) => tagList.remove(id)}
          onRetry={() => void tagList.load()}
        />
      </Stack>
      {open && <TagModal tag={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function TagModal({ tag, onClose }: { readonly tag: Tag | null; readonly onClose: () => void }) {
  const { run, reported } = useForm();
  return (
    <TagForm
      {...reported}
      tag={tag}
      onSave={(values) =>
        void run(() =>
          tag ? tagList.change(() => updateTag(tag.id, values, tag.version)) : createTag(values),
        ).then((worked) => {
          if (!worked) return;
          onClose();
          void tagList.load();
        })
      }
      onClose={onClose}
    />
  );
}
