import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { useTitle } from '../navigation/title.ts';
import { loadCompany, useCompany } from '../stores/company.ts';
import { showPreview, usePreferences } from '../stores/preferences.ts';
import { productEditor } from '../stores/productEditor.ts';
import { useSession } from '../stores/session.ts';
import { EditorLoading } from './EditorLoading.tsx';
import { NoSections } from './NoSections.tsx';
import { SelectedSection } from './SelectedSection.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import { usePlanFacts } from './planUse.ts';
import { entriesOf, fullReason, availableSectionsOf } from './sectionWords.ts';
import { useSections } from './useSections.ts';

/** The sections of a product's page in order, and the form of the selected one [F020]. */
export function ContentScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { record, draft } = productEditor.use(id);
  const product = shown(record);
  const company = useCompany();
  const definitions = shown(company)?.contentSections ?? [];
  const session = useSession();
  const plan = usePlanFacts();
  const { isPreviewShown } = usePreferences();
  const sections = draft?.sections ?? [];
  const published = product?.publishedContent ?? null;
  const entries = entriesOf({ sections }, published, definitions);
  const { open, actions } = useSections({
    of: `product/${id}`,
    sections,
    entries,
    onEdit: (edit) => productEditor.edit(id, edit),
  });
  useTitle(`Content of ${product?.name ?? 'a product'}`);
  if (!product || !draft) return null;
  const subscription = session.phase === 'member' ? session.user.subscription : null;
  const isPremium = subscription?.isPremium ?? false;
  const adding = {
    available: availableSectionsOf(draft, definitions, product.sectionLimit, isPremium),
    fullReason: subscription && fullReason(sections.length, product.sectionLimit, subscription),
    lockedReason: product.can.edit ? undefined : (product.can.locked ?? undefined),
  };
  const list = (
    <SectionList
      {...actions}
      {...plan}
      {...adding}
      onAdd={sections.length === 0 ? undefined : actions.onAdd}
      sections={entries}
      limit={product.sectionLimit}
    />
  );
  // Without the catalogue every section would look discontinued.
  if (!shown(company))
    return (
      <RemoteView
        of={company}
        name="sections"
        onRetry={() => void loadCompany()}
        loading={<EditorLoading hasPreview />}
        ready={() => null}
      />
    );
  return (
    <EditorPanes
      list={list}
      preview={(place) => <ProductPreview productId={id} sectionId={open?.id} place={place} />}
      isPreviewShown={isPreviewShown}
      onPreviewShow={() => showPreview(true)}
    >
      {open ? (
        <SelectedSection key={open.id} productId={id} section={open} definitions={definitions} />
      ) : (
        <NoSections adding={{ ...adding, onAdd: actions.onAdd }}>
          Sections stand on the page under the picture and the title. Each holds one kind of fact.
        </NoSections>
      )}
    </EditorPanes>
  );
}
