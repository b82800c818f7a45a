import type { FileAsset, FileUse } from '@hangtag/contract/wire/file';
import { fileFormats } from '@hangtag/contract/wire/file';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './ReplaceDialog.css.ts';
import { differenceOf, isLive, isPage, type ReplacePlace, type Size } from './replacement.ts';
import type { UsesContent } from './types.ts';

export interface ReplaceDialogProps {
  /** The file that is replaced. */
  asset: FileAsset;
  /** Where it is used. */
  uses: UsesContent;
  /** The file that takes its place. */
  file: File;
  /** Receives another file to take its place. */
  onChoose: (file: File) => void;
  /** Replaces it; resolves when the server has answered. */
  onReplace: (file: File, place: ReplacePlace) => Promise<void>;
  onClose: () => void;
}

/** Pages that are shown with their frames; of more only the number is said. */
const MOST = 6;

/** A file and what takes its place: both beside each other, on every page, and what happens to live ones. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { asset, uses, file, onChoose, onReplace, onClose } = props;
  const [place, setPlace] = useState<ReplacePlace>('drafts');
  const [isBusy, setBusy] = useState(false);
  const [size, setSize] = useState<Size | null>(null);
  const fresh = useObjectUrl(asset.type === 'image' ? file : null);
  const pages = Array.isArray(uses) ? uses.filter(isPage) : [];
  const live = pages.filter(isLive);
  const drafts = pages.filter(({ place: where }) => where !== 'published');
  const difference = size && differenceOf(asset, size);
  const submit = async () => {
    setBusy(true);
    await onReplace(file, place).finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      title={`Replace ${asset.name}`}
      size="large"
      dismissal="deliberate"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" isPending={isBusy} onPress={() => void submit()}>
            {live.length === 0 ? 'Replace' : buttons[place]}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <div className={css.pair}>
          <div className={css.side}>
            <Thumb src={asset.previewUrl ?? asset.fileUrl} focal={asset.focal} />
            <Stack gap={4}>
              <Text kind="label">Now</Text>
              <Text kind="data" tone="second">
                {asset.fileName}
              </Text>
              <Text kind="data" tone="second">
                {factsOf(asset.width, asset.height, asset.bytes)}
              </Text>
              <Text kind="data" tone="second">
                Added {formatDate(asset.createdAt)}
              </Text>
            </Stack>
          </div>
          <div className={css.side}>
            <Thumb src={fresh} focal={asset.focal} onSize={setSize} />
            <Stack gap={4}>
              <Text kind="label">New</Text>
              <Text kind="data" tone="second">
                {file.name}
              </Text>
              <Text kind="data" tone="second">
                {factsOf(size?.width ?? null, size?.height ?? null, file.size)}
              </Text>
              {difference && (
                <Text kind="data" tone="second">
                  {difference}
                </Text>
              )}
              <FileTrigger
                accept={Object.keys(fileFormats[asset.type])}
                onChoose={([other]) => other && onChoose(other)}
              >
                <TextButton>Choose another file</TextButton>
              </FileTrigger>
            </Stack>
          </div>
        </div>
        <Pages uses={uses} pages={pages}>
          {asset.type === 'image' && (
            <ul className={css.pages}>
              {pages.slice(0, MOST).map((use) => (
                <PagePair
                  key={`${use.kind}-${use.id}`}
                  use={use}
                  asset={asset}
                  fresh={fresh}
                  isCut={difference !== null}
                />
              ))}
            </ul>
          )}
          {pages.length > MOST && (
            <Text tone="quiet">and {plural(pages.length - MOST, 'page')} more</Text>
          )}
        </Pages>
        {live.length > 0 && (
          <RadioGroup
            label="Live pages"
            value={place}
            onChange={setPlace}
            options={[
              {
                value: 'drafts',
                label: 'In drafts, live with the next publish',
                description: `${plural(drafts.length, 'draft')} ${drafts.length === 1 ? 'changes' : 'change'}. Live pages keep the old file until you publish.`,
              },
              {
                value: 'everywhere',
                label: 'Everywhere now',
                description: `${plural(live.length, 'live page')} ${live.length === 1 ? 'changes' : 'change'} at once. Nothing else of a draft is published.`,
              },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const buttons = { drafts: 'Replace in drafts', everywhere: 'Replace everywhere' } as const;

const factsOf = (width: number | null, height: number | null, bytes: number | null) =>
  [width && height ? `${width} × ${height}` : '', bytes === null ? '' : formatBytes(bytes)]
    .filter(Boolean)
    .join(', ');

/** An address of the chosen file for this dialog's pictures. */
function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

interface ThumbProps {
  src: string | null;
  focal: FileAsset['focal'];
  /** Receives the picture's own size. */
  onSize?: (size: Size) => void;
}

function Thumb({ src, focal, onSize }: ThumbProps) {
  return (
    <span className={css.thumb}>
      {src && (
        <img
          className={css.whole}
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize?.({ width, height })
          }
        />
      )}
      {src && focal && (
        <span
          className={css.point}
          style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
        />
      )}
    </span>
  );
}

function Pages(props: { uses: UsesContent; pages: readonly FileUse[]; children: ReactNode }) {
  const { uses, pages, children } = props;
  if (uses === 'loading') return <Text tone="quiet">Looking where it is used…</Text>;
  if (uses === 'failed') return <Text tone="quiet">Where it is used did not load.</Text>;
  if (pages.length === 0)
    return (
      <Text tone="second">
        {uses.length === 0
          ? 'No page shows it.'
          : 'No page shows it. Logos, reports and targets of calls to action change at once.'}
      </Text>
    );
  return (
    <Stack gap={16}>
      <Inline justify="between">
        <Heading level={3}>
          {pages.length === 1 ? '1 page shows it' : `${pages.length} pages show it`}
        </Heading>
        <Text kind="data" tone="second">
          Its description and focal point stay. Check that they still fit.
        </Text>
      </Inline>
      {children}
    </Stack>
  );
}

const frames = {
  head: { ratio: '4 / 5', words: 'Header, 4:5' },
  body: { ratio: '1 / 1', words: 'Content, 1:1' },
} as const;

interface PagePairProps {
  use: FileUse;
  asset: FileAsset;
  /** Address of the new picture. */
  fresh: string | null;
  /** Whether the new picture has another shape. */
  isCut: boolean;
}

/** One page's frame with the picture of now and the new one. */
function PagePair({ use, asset, fresh, isCut }: PagePairProps) {
  const { ratio, words } = frames[use.frame];
  const focal = asset.focal ?? undefined;
  return (
    <li>
      <Stack gap={8}>
        <span>
          <Text as="span" kind="label">
            {use.name}
          </Text>{' '}
          <Text as="span" kind="data" tone="quiet">
            {words}
          </Text>
        </span>
        <StatusMark shape={isLive(use) ? 'full' : 'dashed'}>
          {isLive(use) ? 'Live' : 'Draft only'}
        </StatusMark>
        <div className={css.frames}>
          <figure className={css.frame}>
            <Picture
              src={asset.fileUrl || asset.previewUrl}
              alt=""
              ratio={ratio}
              {...(focal && { focal })}
            />
            <figcaption>Now</figcaption>
          </figure>
          <figure className={css.frame} data-cut={isCut || undefined}>
            <Picture src={fresh} alt="" ratio={ratio} {...(focal && { focal })} />
            <figcaption>New</figcaption>
          </figure>
        </div>
      </Stack>
    </li>
  );
}
