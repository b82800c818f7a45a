import type { FileAsset } from '@hangtag/contract/wire/file';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { FileText, Film, ImageOff } from 'lucide-react';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { plural } from '../../support/count.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatDate } from '../../support/formatDate.ts';
import * as css from './AssetDetails.css.ts';
import { nameOf } from './entries.ts';
import { lengthOf } from './measures.ts';
import type { ChoiceWords } from './useChoice.ts';

export interface AssetDetailsProps {
  asset: FileAsset;
  words: ChoiceWords;
  onDescribe: (words: ChoiceWords) => void;
  /** Drops the recovered description; null where none is. */
  onDiscard: (() => void) | null;
}

const glyphs = { image: ImageOff, movie: Film, pdf: FileText } as const;

/** The selected file, large, with the field that describes it. */
export function AssetDetails({ asset, words, onDescribe, onDiscard }: AssetDetailsProps) {
  const { width, height, bytes, usageCount } = asset;
  const size = [
    width && height ? `${width} × ${height}` : '',
    lengthOf(asset),
    bytes === null ? '' : formatBytes(bytes),
  ];
  return (
    <section className={css.details} aria-label="Selected file">
      <div className={css.head}>
        <Picture
          src={asset.type === 'image' ? asset.fileUrl || asset.previewUrl : asset.previewUrl}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          ratio="16 / 9"
          placeholder={<Icon of={glyphs[asset.type]} size={24} />}
        />
        <div>
          <Heading level={3}>{nameOf(asset)}</Heading>
          <Text kind="data" tone="quiet">
            {size.filter(Boolean).join(', ')}
          </Text>
          <Text kind="data" tone="quiet">
            Added {formatDate(asset.createdAt)}
          </Text>
        </div>
      </div>
      {asset.type === 'image' && (
        <>
          {onDiscard && <RecoveredFieldsNotice onDiscard={onDiscard} />}
          <TextArea
            label="Description"
            rows={2}
            maxLength={500}
            value={words.alt}
            isDisabled={words.decorative}
            onChange={(alt) => onDescribe({ ...words, alt })}
            hint="Read aloud to people who can’t see the picture."
          />
          <Checkbox
            label="Decorative, skip when read aloud"
            isSelected={words.decorative}
            onChange={(decorative) => onDescribe({ alt: words.alt, decorative })}
          />
        </>
      )}
      <Text kind="data" tone="second">
        {usageCount === 0 ? 'Not used yet.' : `Used in ${plural(usageCount, 'place')}.`}
      </Text>
    </section>
  );
}

/** Reserves the column, so that no tile moves when the first file is selected. */
export function NoDetails({ one }: { one: string | null }) {
  return (
    <div className={`${css.details} ${css.none}`}>
      {one && (
        <Text kind="data" tone="quiet">
          Choose {one === 'image' ? 'an' : 'a'} {one} to see it here.
        </Text>
      )}
    </div>
  );
}
