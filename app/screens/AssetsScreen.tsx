import { type FilesAnswer, fileFormats, fileTypes } from '@hangtag/contract/wire/file';
import { Button } from '@hangtag/ui/elements/Button';
import { FileTrigger } from '@hangtag/ui/elements/FileTrigger';
import { Heading } from '@hangtag/ui/elements/Heading';
import { ProgressBar } from '@hangtag/ui/elements/ProgressBar';
import { Text } from '@hangtag/ui/elements/Text';
import { TextButton } from '@hangtag/ui/elements/TextButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import {
  AssetLibrary,
  type BulkAction,
  type LibraryFilter,
} from '@hangtag/ui/patterns/AssetLibrary';
import { formatBytes } from '@hangtag/ui/support/formatBytes';
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import {
  changeSeveral,
  everything,
  loadLibrary,
  loadUses,
  replaceFile,
  saveFile,
  useLibrary,
} from '../stores/library.ts';
import { cancelUpload, retryUpload, uploadFiles, useUploads } from '../stores/uploads.ts';

const accepted = fileTypes.flatMap((type) => Object.keys(fileFormats[type]));

/** Each file in the library of its kind; an unknown kind is refused as a picture, with the reason. */
function upload(files: readonly File[]): void {
  for (const file of files) {
    const type = fileTypes.find((each) => file.type in fileFormats[each]) ?? 'image';
    void uploadFiles([file], type, 'inactive');
  }
}

const ready = ({ assets, assetCount, counts, tags }: FilesAnswer, isLoadingMore: boolean) =>
  ({
    phase: 'ready',
    assets: assets.data,
    total: assetCount,
    counts,
    tags,
    isLoadingMore,
  }) as const;

/** Every picture, video and PDF of the company [F026]. */
export function AssetsScreen() {
  const { list, uses } = useLibrary();
  const [filter, setFilter] = useState<LibraryFilter>(everything);
  const [openId, setOpenId] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const uploads = useUploads();
  useTitle('Assets');
  // Also when an upload ends, whose file is in the library then.
  useEffect(() => void loadLibrary(filter), [filter, uploads.length]);
  const answer = shown(list);
  const mayWrite = answer?.can.upload ?? false;
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
  return (
    <Page>
      <Stack gap={24}>
        <Inline justify="between">
          <Stack gap={4}>
            <Heading level={1}>Assets</Heading>
            {answer && (
              <Text tone="second">
                {formatBytes(answer.counts.bytes)} stored
                {answer.counts.inactive > 0 &&
                  `, ${answer.counts.inactive} inactive: the gallery does not offer them`}
              </Text>
            )}
          </Stack>
          {mayWrite && (
            <FileTrigger accept={accepted} count="several" onChoose={upload}>
              <Button tone="primary" icon={Upload}>
                Upload files
              </Button>
            </FileTrigger>
          )}
        </Inline>
        {uploads.map(({ key, name, share, phase, sentence }) => (
          <Inline key={key} gap={12}>
            <ProgressBar label={name} value={Math.round(share * 100)} />
            {sentence && <Text tone="danger">{sentence}</Text>}
            {phase === 'failed' && (
              <TextButton onPress={() => void retryUpload(key)}>Send again</TextButton>
            )}
            <TextButton onPress={() => cancelUpload(key)}>Cancel</TextButton>
          </Inline>
        ))}
        {deleted.length > 0 && (
          <Inline gap={12}>
            <Text>
              {deleted.length === 1 ? '1 file was' : `${deleted.length} files were`} deleted.
            </Text>
            <TextButton
              onPress={() => {
                void changeSeveral({ action: 'restore', filesIds: [...deleted] });
                setDeleted([]);
              }}
            >
              Undo
            </TextButton>
          </Inline>
        )}
        <AssetLibrary
          content={contentOf(list, ready)}
          filter={filter}
          onFilter={setFilter}
          openId={openId}
          onOpen={open}
          uses={uses?.filesId === openId ? (uses?.uses ?? 'loading') : 'loading'}
          describeHref={paths.assetDescriptions()}
          onRetry={() => void loadLibrary()}
          {...(mayWrite && {
            onSave: (filesId, edit) => void saveFile(filesId, edit).catch(() => undefined),
            onReplace: (filesId, file) => void replaceFile(filesId, file),
            onBulk: (action, filesIds) => void act(action, filesIds),
          })}
        />
      </Stack>
    </Page>
  );
}
