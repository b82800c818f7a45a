import type { HeaderMedia, ProductContent, ProductFile } from '@hangtag/contract/wire/product';
import { ChangedBadge } from '@hangtag/ui/patterns/Changed';
import { FileSlot } from '@hangtag/ui/patterns/FileSlot';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import type { FormErrors } from '../../elements/Form/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { count } from '../../support/count.ts';

interface HeaderPictureProps {
  draft: ProductContent;
  published: ProductContent | null;
  files: readonly ProductFile[];
  onChange: (change: (draft: ProductContent) => ProductContent) => void;
  onChoose: (slot: 'header') => void;
  errors: FormErrors | undefined;
  isLocked: boolean;
}

const ALT_MAX = 500;

/** The picture at the head of the page and its description. */
export function HeaderPicture(props: HeaderPictureProps) {
  const { draft, published, files, onChange, onChoose, errors, isLocked } = props;
  const [header] = draft.headers;
  const was = published ? (published.headers[0]?.filesId ?? null) : undefined;
  const set = (patch: Partial<HeaderMedia>) =>
    onChange((now) => ({
      ...now,
      headers: now.headers.map((each, place) => (place === 0 ? { ...each, ...patch } : each)),
    }));
  return (
    <Stack gap={12}>
      <FileSlot
        label="Header picture"
        file={files.find((file) => file.filesId === header?.filesId) ?? null}
        badge={<ChangedBadge now={header?.filesId ?? null} was={was} />}
        hint="At least 1200 px wide. It is the first thing people see."
        note={header && describedNote(header)}
        error={[errors?.['imageFile']].flat()[0]}
        onChoose={isLocked ? undefined : () => onChoose('header')}
        onRemove={
          isLocked
            ? undefined
            : () => onChange((now) => ({ ...now, headers: now.headers.slice(1) }))
        }
      />
      {header && (
        <>
          <TextField
            name="alt"
            label="Description of the header picture"
            value={header.alt ?? ''}
            onChange={(alt) => set({ alt: alt === '' ? null : alt })}
            maxLength={ALT_MAX}
            labelEnd={count(header.alt ?? '', ALT_MAX)}
            hint="Read aloud to people who do not see it."
            isDisabled={isLocked || header.decorative}
          />
          <Checkbox
            label="Decorative: it says nothing that the words do not"
            isSelected={header.decorative}
            onChange={(decorative) => set({ decorative })}
            isDisabled={isLocked}
          />
        </>
      )}
    </Stack>
  );
}

function describedNote({ alt, decorative }: HeaderMedia) {
  if (decorative) return 'Screen readers pass over it.';
  return alt ? 'Described for screen readers.' : 'Not described yet.';
}
