import type { FileAsset } from '@hangtag/contract/wire/file';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { inactive } from './AssetLibrary.css.ts';
import type { AssetLibraryProps } from './types.ts';

interface ActivateProps {
  asset: FileAsset;
  /** Makes the gallery offer it. */
  onActivate: (filesId: number) => void;
}

/** A file's kind and size, or that the gallery does not offer it yet. */
export function FileFacts({ asset, onActivate }: Partial<ActivateProps> & { asset: FileAsset }) {
  const ending = asset.fileName.split('.').at(-1)?.toUpperCase() ?? '';
  const facts = `${ending}${asset.bytes === null ? '' : `, ${formatBytes(asset.bytes)}`}`;
  if (asset.status === 'inactive')
    return (
      <div className={inactive}>
        <Inline gap={8} justify="between" wraps={false}>
          <StatusMark shape="struck">Inactive</StatusMark>
          {onActivate && <Activate asset={asset} onActivate={onActivate} />}
        </Inline>
      </div>
    );
  return (
    <Text kind="caption" tone="quiet">
      {facts}
    </Text>
  );
}

/** Activates one file where it is listed [F183]. */
export const Activate = ({ asset, onActivate }: ActivateProps) => (
  <TextButton onPress={() => onActivate(asset.filesId)}>
    Activate<VisuallyHidden> {asset.name}</VisuallyHidden>
  </TextButton>
);

/** What stands in place of the tiles: loading, failed, empty or nothing found. */
export function LibraryPlaceholder({ content, filter, onFilter, onRetry }: AssetLibraryProps) {
  if (content.phase === 'loading')
    return (
      <div>
        <VisuallyHidden announcement="once">Loading files</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  if (content.phase === 'failed')
    return <FailedPart level={2} what="The files" content={content} onRetry={onRetry} />;
  if (content.total === 0)
    return (
      <EmptyState level={2} title="No files yet" illustration={<TagDrawing state="whole" />}>
        Upload pictures, videos and PDFs.
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      title="No file matches"
      actions={
        <Button
          onPress={() => onFilter({ ...filter, search: '', show: null, tag: null, type: null })}
        >
          Show all files
        </Button>
      }
    >
      The search looks at names, descriptions and tags.
    </EmptyState>
  );
}
