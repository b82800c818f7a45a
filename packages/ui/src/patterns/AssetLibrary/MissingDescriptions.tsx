import type { FileAsset } from '@hangtag/contract/wire/file';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { type UnsavedWords, useFileWords } from '../../support/useFileWords.ts';
import { DescribeAside } from './DescribeAside.tsx';
import { type Described, DescribedRows } from './DescribedRows.tsx';
import { DescribeRow, type Description } from './DescribeRow.tsx';
import * as css from './MissingDescriptions.css.ts';
import type { LibraryContent, UsesContent } from './types.ts';

export interface MissingDescriptionsProps {
  /** The pictures without a description. */
  content: LibraryContent;
  /** Where the current picture is used. */
  uses: UsesContent;
  /** Receives the picture that is described next, to read where it is used. */
  onCurrent: (filesId: number) => void;
  /** Saves one; it rejects when that fails. */
  onDescribe: (filesId: number, description: Description) => Promise<void>;
  /** Loads the pictures again after a failure. */
  onRetry: () => void;
  /** Address of the library. */
  libraryHref: string;
}

/** Pictures without a description, worked off one after the other: Enter saves and goes on. */
export function MissingDescriptions(props: MissingDescriptionsProps) {
  const { content } = props;
  const [described, setDescribed] = useState<readonly Described[]>([]);
  const words = useFileWords({ name: 'descriptions', what: 'descriptions of pictures' });
  const saved = described.filter(({ isSaved }) => isSaved).length;
  const total = content.phase === 'ready' ? saved + content.counts.undescribed : 0;
  return (
    <div className={css.page} data-component="MissingDescriptions">
      <div className={css.head}>
        <Stack gap={4}>
          <Inline gap={4}>
            <Icon of={ChevronLeft} />
            <Link href={props.libraryHref}>Assets</Link>
          </Inline>
          <Heading level={1}>Missing descriptions</Heading>
        </Stack>
        {total > 0 && (
          <span className={css.progress}>
            <Text as="span" kind="data" tone="second" figures="tabular">
              {saved} of {total}
            </Text>
            <span className={css.bar}>
              <Meter
                label="Described"
                shows="bar"
                value={saved}
                max={total}
                valueText={`${saved} of ${total}`}
              />
            </span>
          </span>
        )}
      </div>
      {content.phase === 'loading' ? (
        <Skeleton shape="block" />
      ) : content.phase === 'failed' ? (
        <FailedPart level={2} what="The pictures" content={content} onRetry={props.onRetry} />
      ) : (
        <Worklist {...props} assets={content.assets} {...{ described, setDescribed, words }} />
      )}
    </div>
  );
}

interface WorklistProps extends MissingDescriptionsProps {
  assets: readonly FileAsset[];
  described: readonly Described[];
  setDescribed: (next: (before: readonly Described[]) => readonly Described[]) => void;
  words: UnsavedWords;
}

/** Pictures that are drawn at once; of more only the number is said. */
const MOST = 9;

const none: Description = { alt: '', decorative: false };

function Worklist(props: WorklistProps) {
  const { assets, described, setDescribed, words, uses, onCurrent, onDescribe } = props;
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [recovered] = useState(words.filesIds);
  const isGone = ({ filesId }: FileAsset) =>
    skipped.includes(filesId) || described.some(({ asset }) => asset.filesId === filesId);
  const begun = ({ filesId }: FileAsset) => Number(recovered.includes(filesId));
  // Those that were begun before a reload are seen at once, wherever they stand among all.
  const waiting = assets
    .filter((asset) => !isGone(asset))
    .toSorted((one, other) => begun(other) - begun(one));
  const current = waiting.find(({ filesId }) => filesId === chosen) ?? waiting[0];
  const field = useRef<HTMLTextAreaElement>(null);
  const currentId = current?.filesId;
  // The list moves on while its user types: the next picture's field takes the focus.
  useEffect(() => {
    field.current?.focus();
    if (currentId !== undefined) onCurrent(currentId);
  }, [currentId, onCurrent]);
  const drop = (before: readonly Described[], id: number) =>
    before.filter(({ asset }) => asset.filesId !== id);
  const save = async (asset: FileAsset, description: Description) => {
    const { filesId } = asset;
    const done = { asset, ...description };
    setDescribed((before) => [...before, { ...done, isSaved: false }]);
    const isSaved = await words.save(filesId, ['alt', 'decorative'], () =>
      onDescribe(filesId, description).then(
        () => true,
        () => false,
      ),
    );
    // After a failure its row returns with what was typed; the reason was announced.
    setDescribed((before) => [
      ...drop(before, filesId),
      ...(isSaved ? [{ ...done, isSaved }] : []),
    ]);
  };
  if (!current) {
    return (
      <Stack gap={24}>
        <DescribedRows described={described} />
        <EmptyState
          level={2}
          title="Every picture is described"
          illustration={<TagDrawing state="whole" />}
        >
          {skipped.length > 0
            ? 'Those you skipped wait for another time.'
            : 'Nothing is left to do.'}
        </EmptyState>
      </Stack>
    );
  }
  const rest = waiting.length - MOST;
  return (
    <Split aside={<DescribeAside asset={current} uses={uses} />}>
      {words.isRecovered && <RecoveredFieldsNotice onDiscard={words.discard} />}
      <DescribedRows described={described} />
      <ul className={css.list}>
        {waiting.slice(0, MOST).map((asset) => (
          <DescribeRow
            key={asset.filesId}
            asset={asset}
            isCurrent={asset === current}
            ref={asset === current ? field : undefined}
            value={{ ...none, ...words.of(asset.filesId) }}
            onChange={(value) => words.type(asset.filesId, value, none)}
            onCurrent={() => setChosen(asset.filesId)}
            onSave={(value) => void save(asset, value)}
            onSkip={() => setSkipped([...skipped, asset.filesId])}
          />
        ))}
      </ul>
      {rest > 0 && <Text tone="quiet">and {rest} more</Text>}
    </Split>
  );
}
