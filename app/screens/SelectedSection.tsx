import type { CompanySection, SectionInstance } from '@hangtag/contract/wire/section';
import { Text } from '@hangtag/ui/elements/Text';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { productEditor } from '../stores/productEditor.ts';
import { slotText } from './fileSlots.ts';
import { replaceSection } from './sectionEdits.ts';
import { useDraftLinks } from './useLinkCheck.ts';
import { sectionErrors, draftErrors } from './fieldErrors.ts';

interface SelectedSectionProps {
  productId: number;
  section: SectionInstance;
  definitions: readonly CompanySection[];
}

/** The open section's form, or why it has none. */
export function SelectedSection({ productId, section, definitions }: SelectedSectionProps) {
  const editor = productEditor.use(productId);
  const product = shown(editor.record);
  const { open } = useModal();
  const linkOf = useDraftLinks(product?.links ?? [], product?.can.checkLinks ?? false);
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
      files={productEditor.filesOf(editor)}
      onChange={(next) => productEditor.edit(productId, replaceSection(next))}
      onChooseFile={({ key }, at) =>
        open('gallery', {
          slot: slotText({ kind: 'field', sectionId: section.id, key, place: at }),
        })
      }
      errors={sectionErrors(
        { ...editor.publishing.problem?.fields, ...draftErrors(editor.save) },
        place,
      )}
      linkOf={linkOf}
      lockedReason={product.can.edit ? null : product.can.locked}
    />
  );
}
