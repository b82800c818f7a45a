import type { HeaderMedia } from '@hangtag/contract/wire/content';
import type { ProductFile } from '@hangtag/contract/wire/file';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { count } from '../../support/count.ts';
import { type LinkFacts, LinkHealth } from '../linkHealth/LinkHealth.tsx';
import { FramingFields } from './Framing.tsx';
import * as css from './HeaderMediaList.css.ts';
import { type Framing, type HeaderEntry, fallbackPosterOf } from './words.ts';

export interface HeaderDetailsProps {
  entry: HeaderEntry;
  poster: ProductFile | null;
  framing: Framing | null;
  isLocked: boolean;
  /** What is known of the address of a film that lives elsewhere. */
  link: LinkFacts | undefined;
  onDescribe: (words: Partial<Pick<HeaderMedia, 'alt' | 'decorative' | 'posterFilesId'>>) => void;
  onChoosePoster: () => void;
  onFrame: (framing: Framing) => void;
}

const ALT_MAX = 500;

/** The details of one header: its description, a video's poster, a picture's framing. */
export function HeaderDetails(props: HeaderDetailsProps) {
  const { entry, poster, framing, isLocked, onDescribe } = props;
  const { header } = entry;
  const isImage = header.type === 'image';
  return (
    <Stack gap={16}>
      {props.link && (
        <div className={css.health}>
          <LinkHealth {...props.link} />
        </div>
      )}
      <TextField
        name="alt"
        label={`Description of the header ${isImage ? 'picture' : 'film'}`}
        value={header.alt ?? ''}
        onChange={(alt) => onDescribe({ alt: alt === '' ? null : alt })}
        maxLength={ALT_MAX}
        labelEnd={count(header.alt ?? '', ALT_MAX)}
        hint="Read aloud to people who can’t see it."
        isReadOnly={isLocked}
        isDisabled={header.decorative}
      />
      {isImage ? (
        <>
          <Checkbox
            label="Decorative, skip when read aloud"
            isSelected={header.decorative}
            onChange={(decorative) => onDescribe({ decorative })}
            isDisabled={isLocked}
          />
          {framing && (
            <FramingFields
              src={entry.file?.previewUrl ?? null}
              framing={framing}
              onChange={props.onFrame}
              isLocked={isLocked}
            />
          )}
        </>
      ) : (
        <FileSlot
          label="Poster"
          labelEnd="Optional"
          file={poster ?? fallbackPosterOf(entry)}
          note={poster ? null : 'It stands there until the film plays.'}
          hint="The picture that stands there until the film plays."
          onChoose={isLocked ? undefined : props.onChoosePoster}
          onRemove={isLocked || !poster ? undefined : () => onDescribe({ posterFilesId: null })}
        />
      )}
    </Stack>
  );
}
