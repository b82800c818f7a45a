import type { FileAsset } from '@hangtag/contract/wire/file';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import {
  cutOf,
  isLive,
  isOtherShape,
  isPage,
  type ReplaceChoice,
  type ReplacePlace,
  type Size,
} from './replacement.ts';
import { ReplacePages } from './ReplacePages.tsx';
import { ReplaceSides } from './ReplaceSides.tsx';
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
  onReplace: (file: File, choice: ReplaceChoice) => Promise<void>;
  onClose: () => void;
}

/** A file and what takes its place: both beside each other, on every page, and what happens to live ones. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { asset, uses, file, onChoose, onReplace, onClose } = props;
  const [place, setPlace] = useState<ReplacePlace>('drafts');
  const [isBusy, setBusy] = useState(false);
  const [size, setSize] = useState<Size | null>(null);
  const [focal, setFocal] = useState(asset.focal);
  const [isMoving, setMoving] = useState(false);
  const fresh = useObjectUrl(asset.type === 'image' ? file : null);
  const pages = Array.isArray(uses) ? uses.filter(isPage) : [];
  const live = pages.filter(isLive);
  const drafts = pages.filter(({ place: where }) => where !== 'published');
  const isCut = size !== null && pages.some(({ frame }) => cutOf(frame, asset, size)?.isWorse);
  const mayMove = !isMoving && !isCut && size !== null && isOtherShape(asset, size);
  const submit = async () => {
    setBusy(true);
    const isMoved = focal !== asset.focal;
    await onReplace(file, { place, ...(isMoved && { focal }) }).finally(() => setBusy(false));
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
        <ReplaceSides
          asset={asset}
          file={file}
          fresh={fresh}
          size={size}
          onSize={setSize}
          onChoose={onChoose}
          focal={focal}
          onFocal={isMoving ? setFocal : undefined}
          onMoveFocal={mayMove ? () => setMoving(true) : undefined}
        />
        <ReplacePages
          uses={uses}
          pages={pages}
          asset={asset}
          fresh={fresh}
          size={size}
          focal={focal}
          onMoveFocal={() => setMoving(true)}
        />
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
