import type { ProductFile } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import { CircleAlert, FileText, Film, Image } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import * as css from './FileSlot.css.ts';

export interface FileSlotProps {
  /** The file's purpose: "Header picture". */
  label: string;
  /** Whether the label is visible or only for screen readers, because the list already shows it. @default 'shown' */
  labelIs?: 'shown' | 'announced';
  /** A fact after the label, such as a Changed badge. */
  badge?: ReactNode;
  /** At the end of the label row: "Optional". */
  labelEnd?: ReactNode;
  /** The selected file; null while the slot is empty. */
  file: ProductFile | null;
  /** The accepted kind of file, for texts and icon. @default 'image' */
  type?: FileType;
  /** A note on the selected file, such as whether it has a description. */
  note?: ReactNode;
  /** A hint on suitable files, while the slot is empty. */
  hint?: ReactNode;
  /** Why the selection is invalid. */
  error?: string | undefined;
  /** Opens the file picker; absent where the form is read-only. */
  onChoose?: (() => void) | undefined;
  /** Removes the file; absent where it is required. */
  onRemove?: (() => void) | undefined;
}

const words = {
  image: { glyph: Image, noun: 'picture' },
  movie: { glyph: Film, noun: 'video' },
  pdf: { glyph: FileText, noun: 'PDF' },
} as const;

/** A slot for one file: empty, or with its picture, name and measures. */
export function FileSlot(props: FileSlotProps) {
  const { label, file, type = 'image', error, onChoose, onRemove } = props;
  const isAnnounced = props.labelIs === 'announced';
  const id = useId();
  const { glyph, noun } = words[file?.type ?? type];
  return (
    <Group
      className={css.slot}
      {...(isAnnounced ? { 'aria-label': label } : { 'aria-labelledby': id })}
      aria-describedby={error ? `${id}-wrong` : undefined}
      data-component="FileSlot"
    >
      {!isAnnounced && (
        <div className={css.head}>
          <Text kind="label" as="span" id={id}>
            {label}
          </Text>
          {props.badge}
          {props.labelEnd && <span className={css.end}>{props.labelEnd}</span>}
        </div>
      )}
      <div className={css.panel} data-empty={file === null || undefined}>
        <div className={css.thumb}>
          <Picture
            src={file?.previewUrl ?? null}
            alt=""
            ratio={file ? '4 / 3' : '1 / 1'}
            placeholder={<Icon of={glyph} size={20} />}
          />
        </div>
        <div className={css.words}>
          <Text kind="label" as="span" overflow="ellipsis">
            {file?.fileName ?? `No ${noun} yet`}
          </Text>
          <Text kind="caption" tone="quiet" as="span">
            {file ? <About file={file} note={props.note} /> : props.hint}
          </Text>
        </div>
        <div className={css.actions}>
          {onChoose && (
            <Button size="small" onPress={onChoose}>
              {file ? 'Replace' : `Choose ${noun}`}
              <VisuallyHidden> ({label})</VisuallyHidden>
            </Button>
          )}
          {file && onRemove && (
            <Button size="small" tone="quiet" onPress={onRemove}>
              Remove
              <VisuallyHidden> ({label})</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {error && (
        <span className={css.wrong} id={`${id}-wrong`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </Group>
  );
}

/** `2400 × 2700, 640 kB` with the note; a full stop only where a sentence follows. */
function About({ file, note }: { readonly file: ProductFile; readonly note: ReactNode }) {
  const { width, height, bytes } = file;
  const size = width && height ? `${width} × ${height}` : null;
  const weight = bytes === null ? null : formatBytes(bytes);
  const known = [size, weight].filter((part) => part !== null).join(', ');
  if (!note) return known;
  return (
    <>
      {known && `${known}. `}
      {note}
    </>
  );
}
