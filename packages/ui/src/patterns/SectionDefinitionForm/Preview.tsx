import type { ProductFile } from '@hangtag/contract/wire/file';
import type {
  ContentSection,
  FileType,
  SectionField,
  SectionInstance,
} from '@hangtag/contract/wire/section';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { useId, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './SectionDefinitionForm.css.ts';

const example = (filesId: number, type: FileType, fileName: string): ProductFile => ({
  filesId,
  type,
  fileUrl: '',
  previewUrl: null,
  name: fileName,
  fileName,
  bytes: null,
  width: null,
  height: null,
});

/** Placeholder files for the preview. */
const examples = [
  example(1, 'image', 'Example picture.jpg'),
  example(2, 'movie', 'Example film.mp4'),
  example(3, 'pdf', 'Example document.pdf'),
];

const blank: SectionInstance = {
  id: 'preview',
  contentSectionId: 0,
  title: '',
  values: {},
  assets: [],
  visible: true,
};

/** A working preview of the section's form; its input is discarded. */
export function Preview({ definition }: { definition: ContentSection }) {
  const title = useId();
  const [section, setSection] = useState(blank);
  const choose = ({ key, kind, accepts }: SectionField, place?: number) => {
    const type = accepts?.[0] ?? 'image';
    const filesId = examples.find((file) => file.type === type)?.filesId ?? 1;
    const now = section.values[key];
    const ids = Array.isArray(now) ? now.filter((id): id is number => typeof id === 'number') : [];
    const value = kind === 'files' ? ids.toSpliced(place ?? ids.length, 1, filesId) : filesId;
    setSection({ ...section, values: { ...section.values, [key]: value } });
  };
  return (
    <section className={css.preview} aria-labelledby={title}>
      <div>
        <Heading level={2} kind="heading" id={title}>
          Preview
        </Heading>
        <Text kind="caption" tone="quiet">
          As editors fill it in. Try it: nothing here is kept.
        </Text>
      </div>
      <div className={css.sheet}>
        <SectionForm
          definition={definition}
          section={section}
          published={null}
          files={examples}
          onChange={setSection}
          onChooseFile={choose}
        />
      </div>
    </section>
  );
}
