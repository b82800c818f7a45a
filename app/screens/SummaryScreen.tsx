import { readGtin } from '@hangtag/contract/rules/gtin';
import { Page } from '@hangtag/ui/layout/Page';
import { PassportForm } from '@hangtag/ui/patterns/PassportForm';
import { SummaryForm } from '@hangtag/ui/patterns/SummaryForm';
import { shown } from '../remote/Remote.ts';
import { useModal } from '../navigation/modal.ts';
import { useTitle } from '../navigation/title.ts';
import { frameFile } from '../stores/frameFile.ts';
import { loadCountries, useCountriesAndIndustries } from '../stores/countriesAndIndustries.ts';
import { productEditor } from '../stores/productEditor.ts';
import { slotText } from './fileSlots.ts';
import { useDraftLinks } from './useLinkCheck.ts';
import { draftErrors } from './fieldErrors.ts';

/** The facts of a product: name, model, number, headline, pictures [F019]. */
export function SummaryScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const editor = productEditor.use(id);
  const product = shown(editor.record);
  const { open } = useModal();
  const { countries } = useCountriesAndIndustries();
  const linkOf = useDraftLinks(product?.links ?? [], product?.can.checkLinks ?? false);
  useTitle(`Summary of ${product?.name ?? 'a product'}`);
  if (!product || !editor.draft) return null;
  return (
    <Page width="form">
      <SummaryForm
        draft={editor.draft}
        published={product.publishedContent}
        files={productEditor.filesOf(editor)}
        countries={shown(countries) ?? []}
        onCountries={() => void loadCountries()}
        onChange={(change) => productEditor.edit(id, change)}
        onChoose={(slot) => open('gallery', { slot: slotText(slot) })}
        onFrame={(filesId, framing) => void frameFile(id, filesId, framing)}
        linkOf={linkOf}
        errors={draftErrors(editor.save)}
        lockedReason={product.can.edit ? null : product.can.locked}
      />
      <PassportForm
        passport={editor.draft.summary.passport}
        published={product.publishedContent?.summary.passport}
        hasGtin={readGtin(editor.draft.summary.upcCode ?? '').isValid}
        onChange={(change) =>
          productEditor.edit(id, (now) => ({ ...now, summary: change(now.summary) }))
        }
        errors={draftErrors(editor.save)}
        isLocked={!product.can.edit}
      />
    </Page>
  );
}
