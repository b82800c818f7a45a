import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { useSearchParams } from 'wouter';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../shell/title.ts';
import { useCompany } from '../stores/company.ts';
import { useEditor } from '../stores/editors.ts';
import { editDraft } from '../stores/product.ts';
import { useSession } from '../stores/session.ts';
import { OpenSection } from './OpenSection.tsx';
import { addSection, moveSection, removeSection, showSection } from './sectionEdits.ts';
import { entriesOf, limitWords, offersOf } from './sectionWords.ts';

/** The sections of a product's page in their order, and the form of the open one [F020]. */
export function ContentScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { product: remote, draft } = useEditor(id);
  const product = shown(remote);
  const definitions = shown(useCompany())?.contentSections ?? [];
  const session = useSession();
  const [params, setParams] = useSearchParams();
  useTitle(`Content of ${product?.name ?? 'a product'}`);
  if (!product || !draft) return null;
  const { sections } = draft;
  const open = sections.find((each) => each.id === params.get('section')) ?? sections[0];
  const select = (section: string) => setParams({ section }, { replace: true });
  const add = (definitionId: number) => {
    const section = crypto.randomUUID();
    editDraft(id, addSection(section, definitionId));
    select(section);
  };
  const isPremium = session.phase === 'member' && session.user.subscription.isPremium;
  const list = (
    <SectionList
      sections={entriesOf(draft, product.publishedContent, definitions)}
      selected={open?.id ?? null}
      onSelect={select}
      limit={limitWords(sections.length, product.sectionLimit)}
      offers={offersOf(draft, definitions, product.sectionLimit, isPremium)}
      onAdd={add}
      onMove={(section, place) => editDraft(id, moveSection(section, place))}
      onRemove={(section) => editDraft(id, removeSection(section))}
      onVisibilityChange={(section, isVisible) => editDraft(id, showSection(section, isVisible))}
      lockedReason={product.can.edit ? undefined : (product.can.locked ?? undefined)}
    />
  );
  return (
    <EditorPanes list={list}>
      {open ? (
        <OpenSection key={open.id} productId={id} section={open} definitions={definitions} />
      ) : (
        <Stack gap={8}>
          <Heading level={2}>No sections yet</Heading>
          <Text tone="second">Add the first one from the list. Each holds one kind of fact.</Text>
        </Stack>
      )}
    </EditorPanes>
  );
}
