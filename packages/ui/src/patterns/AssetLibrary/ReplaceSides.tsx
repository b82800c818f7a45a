import { type FileAsset, fileFormats } from '@hangtag/contract/wire/file';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { addedWords } from './addedWords.ts';
import { FocalPoint } from './FocalPoint.tsx';
import * as css from './ReplaceDialog.css.ts';
import { type Size, differenceOf } from './replacement.ts';

export interface ReplaceSidesProps {
  /** The file that is replaced. */
  asset: FileAsset;
  /** The file that takes its place. */
  file: File;
  /** Address of the new picture; null for what is no picture. */
  fresh: string | null;
  /** Size of the new picture; null until it is known. */
  size: Size | null;
  /** Receives the new picture's own size. */
  onSize: (size: Size) => void;
  /** Receives another file to take its place. */
  onChoose: (file: File) => void;
  /** The point that frames keep of the new picture; null is its middle. */
  focal: FileAsset['focal'];
  /** Receives another point; absent, it is only shown. */
  onFocal: ((focal: { readonly x: number; readonly y: number }) => void) | undefined;
  /** Starts moving the point; absent where a page offers it, and for a picture of the same shape. */
  onMoveFocal: (() => void) | undefined;
}

/** A file as it is and what takes its place, with their facts. */
export function ReplaceSides(props: ReplaceSidesProps) {
  const { asset, file, fresh, size, onSize, onChoose, focal, onFocal, onMoveFocal } = props;
  const difference = size && differenceOf(asset, size);
  return (
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
            {addedWords(asset)}
          </Text>
        </Stack>
      </div>
      <div className={css.side} data-wide={onFocal ? '' : undefined}>
        {onFocal ? (
          <FocalPoint src={fresh} focal={focal} onChange={onFocal} hasCrops={false} takesFocus />
        ) : (
          <Thumb src={fresh} focal={focal} onSize={onSize} />
        )}
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
          {onMoveFocal && <TextButton onPress={onMoveFocal}>Move focus point</TextButton>}
          <FileTrigger
            accept={Object.keys(fileFormats[asset.type])}
            onChoose={([other]) => other && onChoose(other)}
          >
            <TextButton>Choose another file</TextButton>
          </FileTrigger>
        </Stack>
      </div>
    </div>
  );
}

const factsOf = (width: number | null, height: number | null, bytes: number | null) =>
  [width && height ? `${width} × ${height}` : '', bytes === null ? '' : formatBytes(bytes)]
    .filter(Boolean)
    .join(', ');

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
