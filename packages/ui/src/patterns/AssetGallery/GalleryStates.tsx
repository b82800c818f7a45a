import type { FileType } from '@hangtag/contract/wire/section';
import { Upload } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './GalleryBody.css.ts';
import { kinds } from './purposes.ts';
import type { AssetGalleryProps } from './types.ts';

type StateProps = Pick<AssetGalleryProps, 'onUpload' | 'onRetry'> & { readonly type: FileType };

/** The empty state: the company has no file of this kind. */
export function NoFiles({ type, onUpload }: StateProps) {
  const { many, formats, accept } = kinds[type];
  return (
    <EmptyState
      level={3}
      title={`No ${many} yet`}
      illustration={<TagDrawing state="whole" />}
      actions={
        onUpload && (
          <FileTrigger accept={accept} count="several" onChoose={onUpload}>
            <Button icon={Upload}>Upload {many}</Button>
          </FileTrigger>
        )
      }
    >
      {onUpload ? `Choose ${formats} files, or drop them here.` : 'Nobody has added any.'}
    </EmptyState>
  );
}

const places = Array.from({ length: 15 }, (_, place) => place);

/** The first tiles as skeletons of the same height. */
export function Loading({ many }: { many: string }) {
  return (
    <>
      <VisuallyHidden announcement="once">Loading {many}</VisuallyHidden>
      <div className={css.loading}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton shape="block" />
            <div className={css.loadingName}>
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
