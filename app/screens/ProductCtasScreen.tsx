import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { useTitle } from '../navigation/title.ts';
import { shown } from '../remote/Remote.ts';
import { showPreview, usePreferences } from '../stores/preferences.ts';
import { productEditor } from '../stores/productEditor.ts';
import { ChosenCtas } from './ChosenCtas.tsx';
import { ProductPreview } from './ProductPreview.tsx';

/** The calls to action of a product's page [F021]. */
export function ProductCtasScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { record, draft } = productEditor.use(id);
  const product = shown(record);
  const { isPreviewShown } = usePreferences();
  useTitle(`Calls to action of ${product?.name ?? 'a product'}`);
  if (!product || !draft) return null;
  return (
    <EditorPanes
      preview={(place) => <ProductPreview productId={id} place={place} />}
      isPreviewShown={isPreviewShown}
      onPreviewShow={() => showPreview(true)}
    >
      <ChosenCtas
        of="product"
        selected={draft.ctas}
        published={product.publishedContent?.ctas ?? null}
        lockedReason={product.can.edit ? null : product.can.locked}
        onEdit={(change) => productEditor.edit(id, (now) => ({ ...now, ctas: change(now.ctas) }))}
      />
    </EditorPanes>
  );
}
