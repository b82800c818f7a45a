import type { FileAsset } from '@hangtag/contract/wire/file';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import * as css from './MissingDescriptions.css.ts';

/** What a picture shows, or that it need not be read aloud. */
export interface Description {
  readonly alt: string;
  readonly decorative: boolean;
}

export interface DescribeRowProps {
  /** The picture. */
  asset: FileAsset;
  /** The current one is large and has the buttons. */
  isCurrent: boolean;
  /** The field, to focus it. */
  ref: Ref<HTMLTextAreaElement> | undefined;
  value: Description;
  onChange: (value: Description) => void;
  /** Called when somebody begins with this picture. */
  onCurrent: () => void;
  onSave: (value: Description) => void;
  onSkip: () => void;
}

/** Most characters of a description. */
const MOST = 500;

/** One picture without a description. Its field stays the same element when the row grows, so typing goes on in it. */
export function DescribeRow(props: DescribeRowProps) {
  const { ref, asset, isCurrent, value, onChange, onCurrent, onSave, onSkip } = props;
  const { alt, decorative } = value;
  const isReady = decorative || alt.trim() !== '';
  const save = () => isReady && onSave({ alt: decorative ? '' : alt.trim(), decorative });
  return (
    <li className={css.row} data-current={isCurrent || undefined}>
      <div className={css.picture}>
        <Picture
          src={(isCurrent && asset.fileUrl) || asset.previewUrl}
          alt=""
          focal={asset.focal ?? undefined}
        />
      </div>
      <div className={css.fields}>
        <TextArea
          ref={ref}
          label={asset.name}
          labelEnd={isCurrent ? `${alt.length} of ${MOST}` : undefined}
          placeholder="What does it show?"
          rows={isCurrent ? 2 : 1}
          maxLength={MOST}
          value={alt}
          isDisabled={decorative}
          onFocus={onCurrent}
          onChange={(words) => onChange({ alt: words.replaceAll('\n', ' '), decorative })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <span className={css.decorative}>
          <Checkbox
            label={isCurrent ? 'Decorative, skip when read aloud' : 'Decorative'}
            isSelected={decorative}
            onChange={(next) => {
              onCurrent();
              onChange({ alt, decorative: next });
            }}
          />
        </span>
        {isCurrent && (
          <div className={css.actions}>
            <Button tone="primary" isDisabled={!isReady} onPress={save}>
              Save and go on
            </Button>
            <kbd className={css.key} aria-hidden>
              Enter
            </kbd>
            <span className={css.skip}>
              <TextButton onPress={onSkip}>Skip</TextButton>
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
