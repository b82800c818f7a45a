import type { Cta, CtasAnswer } from '@hangtag/contract/wire/cta';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { PageCtas } from '@hangtag/ui/patterns/CtaList';
import { useEffect, useState } from 'react';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { loadCtas, useCtas } from '../stores/ctas.ts';
import { selectCta, showPreview, usePreferences } from '../stores/preferences.ts';
import { productEditor } from '../stores/productEditor.ts';
import { CtaModal } from './CtaModal.tsx';
import { ProductPreview } from './ProductPreview.tsx';

const listed = ({ ctas }: CtasAnswer) => ({ phase: 'ready', ctas }) as const;

/** The calls to action of a product's page [F021]. */
export function ProductCtasScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { record, draft } = productEditor.use(id);
  const product = shown(record);
  const { list } = useCtas();
  const { isPreviewShown, selectedCta } = usePreferences();
  const [isCreating, setCreating] = useState(false);
  useTitle(`Calls to action of ${product?.name ?? 'a product'}`);
  useEffect(() => void loadCtas(), []);
  const answer = shown(list);
  if (!product || !draft) return null;
  const edited = answer?.ctas.find(({ ctaId }) => ctaId === selectedCta);
  const choose = (ctas: readonly number[]) => productEditor.edit(id, (now) => ({ ...now, ctas }));
  const close = () => {
    setCreating(false);
    selectCta(null);
  };
  const add = ({ ctaId }: Cta) => {
    const chosen = productEditor.of(id).draft?.ctas ?? [];
    if (isCreating) choose([...chosen, ctaId]);
  };
  return (
    <EditorPanes
      preview={(place) => <ProductPreview productId={id} place={place} />}
      isPreviewShown={isPreviewShown}
      onPreviewShow={() => showPreview(true)}
    >
      <PageCtas
        content={contentOf(list, listed)}
        selected={draft.ctas}
        lockedReason={product.can.edit ? null : product.can.locked}
        onChange={choose}
        onEdit={({ ctaId }) => selectCta(ctaId)}
        onCreate={answer?.can.addLocked === null ? () => setCreating(true) : undefined}
        onRetry={() => void loadCtas()}
      />
      {(isCreating || edited) && (
        <CtaModal cta={isCreating ? null : (edited ?? null)} onSaved={add} onClose={close} />
      )}
    </EditorPanes>
  );
}
