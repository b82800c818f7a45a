import type { CompanySection, SectionInstance } from '@hangtag/contract/wire/section';
import { Text } from '@hangtag/ui/elements/Text';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../shell/modal.ts';
import { filesOf, useEditor } from '../stores/editors.ts';
import { editDraft } from '../stores/product.ts';
import { usePublishing } from '../stores/publishing.ts';
import { slotText } from './choices.ts';
import { replaceSection } from './sectionEdits.ts';
import { sectionErrors, draftErrors } from './fieldErrors.ts';

interface OpenSectionProps {
  productId: number;
  section: SectionInstance;
  definitions: readonly CompanySection[];
}

/** The open section's form, or why it has none. */
export function OpenSection({ productId, section, definitions }: OpenSectionProps) {
  const editor = useEditor(productId);
  const product = shown(editor.product);
  const { open } = useModal();
  const { problem } = usePublishing();
  const definition = definitions.find(({ id }) => id === section.contentSectionId);
  if (!product) return null;
  if (!definition)
    return <Text tone="second">This section is no longer offered. Hide it or remove it.</Text>;
  const place = editor.draft?.sections.findIndex(({ id }) => id === section.id) ?? -1;
  const published = product.publishedContent?.sections.find(({ id }) => id === section.id);
  return (
    <SectionForm
      definition={definition}
      section={section}
      published={published ?? null}
      files={filesOf(editor)}
      onChange={(next) => editDraft(productId, replaceSection(next))}
      onChooseFile={({ key }, at) =>
        open('gallery', {
          slot: slotText({ kind: 'field', sectionId: section.id, key, place: at }),
        })
      }
      errors={sectionErrors({ ...problem?.fields, ...draftErrors(editor.save) }, place)}
      lockedReason={product.can.edit ? null : product.can.locked}
    />
  );
}
