import type { FileAsset } from '@hangtag/contract/wire/file';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import * as css from './AssetLibrary.css.ts';
import type { LibraryContent } from './types.ts';

export interface MissingDescriptionsProps {
  /** The pictures without a description. */
  content: LibraryContent;
  /** Saves one; it rejects when that fails. */
  onDescribe: (filesId: number, words: { alt: string; decorative: boolean }) => Promise<void>;
  /** Loads the pictures again after a failure. */
  onRetry: () => void;
}

/** Pictures without a description, worked off one after the other: Enter saves and goes on [N14]. */
export function MissingDescriptions({ content, onDescribe, onRetry }: MissingDescriptionsProps) {
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  if (content.phase === 'loading') return <Skeleton shape="block" />;
  if (content.phase === 'failed')
    return <FailedPart level={2} what="The pictures" content={content} onRetry={onRetry} />;
  const waiting = content.assets.filter(({ filesId }) => !skipped.includes(filesId));
  const [current, ...rest] = waiting;
  if (!current)
    return (
      <EmptyState level={2} title="Every picture is described">
        {skipped.length > 0 ? 'Those you skipped wait for another time.' : 'Nothing is left to do.'}
      </EmptyState>
    );
  return (
    <div data-component="MissingDescriptions">
      <Current
        key={current.filesId}
        asset={current}
        onDescribe={(words) => onDescribe(current.filesId, words)}
        onSkip={() => setSkipped([...skipped, current.filesId])}
      />
      <ul className={css.list}>
        {rest.slice(0, 8).map((asset) => (
          <li key={asset.filesId} className={css.row}>
            <Picture src={asset.previewUrl} alt="" />
            <Text tone="second">{asset.name}</Text>
          </li>
        ))}
      </ul>
      {rest.length > 8 && <Text tone="quiet">and {rest.length - 8} more</Text>}
    </div>
  );
}

interface CurrentProps {
  asset: FileAsset;
  onDescribe: (words: { alt: string; decorative: boolean }) => Promise<void>;
  onSkip: () => void;
}

function Current({ asset, onDescribe, onSkip }: CurrentProps) {
  const [alt, setAlt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The list moves on while its user types: the next picture's field takes the focus.
  useEffect(() => field.current?.focus(), []);
  const save = async (decorative: boolean) => {
    if (isBusy || (!decorative && alt.trim() === '')) return;
    setBusy(true);
    await onDescribe({ alt: alt.trim(), decorative }).finally(() => setBusy(false));
  };
  return (
    <div className={css.row} data-current="">
      <Picture src={asset.previewUrl ?? asset.fileUrl} alt="" focal={asset.focal ?? undefined} />
      <Stack gap={12}>
        <TextField
          label={asset.name}
          ref={field}
          placeholder="What does it show?"
          maxLength={500}
          value={alt}
          onChange={setAlt}
          onKeyDown={(event) => event.key === 'Enter' && void save(false)}
          hint="Say what a shopper would notice first. Enter saves and goes on."
        />
        <Inline gap={12}>
          <Button
            tone="primary"
            isPending={isBusy}
            isDisabled={alt.trim() === ''}
            onPress={() => void save(false)}
          >
            Save and go on
          </Button>
          <Button onPress={() => void save(true)}>Decorative</Button>
          <Button tone="quiet" onPress={onSkip}>
            Skip
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
