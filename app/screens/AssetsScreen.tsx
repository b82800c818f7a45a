import {
  type FilesAnswer,
  type FileUse,
  fileFormats,
  fileTypes,
} from '@hangtag/contract/wire/file';
import { Button } from '@hangtag/ui/elements/Button';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Heading } from '@hangtag/ui/elements/Heading';
import { DropZone } from '@hangtag/ui/elements/DropZone';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AssetLibrary, type BulkAction, StorageMeter } from '@hangtag/ui/patterns/AssetLibrary';
import { UndoRow } from '@hangtag/ui/patterns/UndoRow';
import { Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { withModal } from '../navigation/modal.ts';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { changeSeveral, loadLibrary, loadMore, loadUses, useLibrary } from '../stores/library.ts';
import { replaceFile, saveFile } from '../stores/libraryEdits.ts';
import { chooseAssetView, usePreferences } from '../stores/preferences.ts';
import { useSession } from '../stores/session.ts';
import {
  cancelUpload,
  retryUpload,
  uploadAnyway,
  uploadFiles,
  useUploads,
} from '../stores/uploads.ts';
import { useLibraryFilter } from './assetQuery.ts';
import { asTile } from './useGalleryProps.ts';
import { useTypedFilter } from './useTypedFilter.ts';

const accepted = fileTypes.flatMap((type) => Object.keys(fileFormats[type]));

/** Each file in the library of its kind; an unknown kind is refused as a picture, with the reason. */
function upload(files: readonly File[]): void {
  for (const file of files) {
    const type = fileTypes.find((each) => file.type in fileFormats[each]) ?? 'image';
    void uploadFiles([file], type, 'inactive');
  }
}

const uploadActions = {
  onCancel: cancelUpload,
  onRetry: (key: string) => void retryUpload(key),
  onUploadAnyway: (key: string) => void uploadAnyway(key),
};

const ready = ({ assets, assetCount, counts, tags }: FilesAnswer) =>
  ({ phase: 'ready', assets: assets.data, total: assetCount, counts, tags }) as const;

/** Where a file that is used is chosen; associations belong to the platform. */
function hrefOfUse({ kind, id }: FileUse): string | undefined {
  const places: Readonly<Record<FileUse['kind'], string | undefined>> = {
    product: paths.product(id, 'content'),
    company: paths.companySignature(),
    logo: withModal('company'),
    report: paths.companyReports(),
    cta: paths.cta(id),
    badge: paths.companyAssociations(),
    association: undefined,
  };
  return places[kind];
}

/** Every picture, video and PDF of the company; `?show=undescribed` and others narrow it down [F026]. */
export function AssetsScreen() {
  const { list, more, uses } = useLibrary();
  const { assetView } = usePreferences();
  const { filter, setSearch, setAll } = useLibraryFilter();
  const [typed, narrow] = useTypedFilter(filter, setSearch, setAll);
  const [openId, setOpenId] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const uploads = useUploads();
  const tiles = useMemo(() => uploads.map(asTile), [uploads]);
  const session = useSession();
  useTitle('Assets');
  useEffect(() => void loadLibrary(filter), [filter]);
  const answer = shown(list);
  const mayWrite = answer?.can.upload ?? false;
  const isClosed = session.phase === 'member' && session.user.subscription.closedBy !== undefined;
  const open = (filesId: number | null) => {
    setOpenId(filesId);
    if (filesId !== null) void loadUses(filesId);
  };
  const act = async (action: BulkAction, filesIds: readonly number[]) => {
    const isDone = await changeSeveral({ action, filesIds: [...filesIds] });
    if (!isDone || action !== 'delete') return;
    setDeleted(filesIds);
    setOpenId(null);
  };
  const body = (
    <Page>
      <Stack gap={24}>
        <Stack gap={4}>
          <Inline justify="between" wraps={false}>
            <Heading level={1}>Assets</Heading>
            {mayWrite && (
              <FileTrigger accept={accepted} count="several" onChoose={upload}>
                <Button tone="primary" icon={Upload}>
                  Upload files
                </Button>
              </FileTrigger>
            )}
          </Inline>
          {answer && <StorageMeter storage={answer.storage} />}
        </Stack>
        {deleted.length > 0 && (
          <UndoRow
            name={deleted.length === 1 ? '1 file' : `${deleted.length} files`}
            onRestore={() => {
              void changeSeveral({ action: 'restore', filesIds: [...deleted] });
              setDeleted([]);
            }}
          />
        )}
        <AssetLibrary
          content={contentOf(list, ready)}
          filter={typed}
          onFilter={narrow}
          view={assetView}
          onView={chooseAssetView}
          onLoadMore={more === 'none' ? undefined : () => void loadMore()}
          isMoreFailed={more === 'failed'}
          uploads={tiles}
          uploadActions={uploadActions}
          openId={openId}
          onOpen={open}
          uses={uses?.filesId === openId ? (uses?.uses ?? 'loading') : 'loading'}
          hrefOfUse={hrefOfUse}
          describeHref={paths.assetDescriptions()}
          onRetry={() => void loadLibrary()}
          {...(mayWrite && {
            onSave: isClosed
              ? undefined
              : (filesId, edit) =>
                  saveFile(filesId, edit).then(
                    () => true,
                    () => false,
                  ),
            onReplace: replaceFile,
            onBulk: (action, filesIds) => void act(action, filesIds),
            onTag: (tag, filesIds) =>
              void changeSeveral({ action: 'tag', tag, filesIds: [...filesIds] }),
          })}
        />
      </Stack>
    </Page>
  );
  return mayWrite ? (
    <DropZone look="area" aria-label="Drop or paste files" onDropFiles={upload}>
      {body}
    </DropZone>
  ) : (
    body
  );
}
