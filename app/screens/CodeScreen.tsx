import { CODE_WIDTH_MM, type CodeAnswer, type PrintUse } from '@hangtag/contract/wire/code';
import { Page } from '@hangtag/ui/layout/Page';
import { CodePanel } from '@hangtag/ui/patterns/CodePanel';
import { useEffect, useState } from 'react';
import { codeFileAddress } from '../api/products.ts';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { loadCode, useCode } from '../stores/code.ts';
import { productEditor } from '../stores/productEditor.ts';
import { changesOf } from './productWords.ts';

const codeShown = (code: CodeAnswer) => ({ phase: 'ready', code }) as const;

/** The product's code: its content, printed form and files [F022, D39]. */
export function CodeScreen({ productId }: { productId: string }) {
  const id = Number(productId);
  const { record, draft } = productEditor.use(id);
  const product = shown(record);
  const code = useCode();
  const [widthMm, setWidth] = useState<number>(CODE_WIDTH_MM.default);
  const [chosenUse, setUse] = useState<PrintUse | null>(null);
  // Tills read a number; an address without one is for phones.
  const use = chosenUse ?? (shown(code)?.gtin14 ? 'till' : 'phone');
  const version = product?.version;
  useTitle(`Code of ${product?.name ?? 'a product'}`);
  useEffect(() => {
    if (version !== undefined) void loadCode(id);
  }, [id, version]);
  if (!product) return null;
  const { companyId } = product;
  return (
    <Page width="full">
      <CodePanel
        content={contentOf(code, codeShown)}
        name={product.name}
        symbolUrl={codeFileAddress(companyId, id, 'svg', { widthMm: CODE_WIDTH_MM.default })}
        fileHref={({ format, ...size }) => codeFileAddress(companyId, id, format, size)}
        widthMm={widthMm}
        onWidthChange={setWidth}
        use={use}
        onUseChange={setUse}
        changeCount={changesOf(product, draft).length}
        onRetry={() => void loadCode(id)}
      />
    </Page>
  );
}
