import { ComboBox } from '@hangtag/ui/elements/ComboBox';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Text } from '@hangtag/ui/elements/Text';
import { Grid } from '@hangtag/ui/layout/Grid';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useEffect, useState } from 'react';
import type { ProductRow } from '@hangtag/contract/wire/product';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { findProducts, useProductSearch } from '../stores/platformProducts.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { ProductTakedown } from './ProductTakedown.tsx';
import { ProductTransfer } from './ProductTransfer.tsx';
import { useDebouncedText } from './useDebouncedText.ts';
import { usePlatformCompany } from './usePlatformCompany.ts';

/** A company's products as far as the platform changes them: a page withheld by law, a sale. */
export function CompanyProductsScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  const found = useProductSearch(companyId);
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, setSearch);
  const [chosen, setChosen] = useState<ProductRow | null>(null);
  const answer = shown(found);
  // What an earlier text found is not offered: Enter would choose one of it.
  const isOfText = text === chosen?.name || text === answer?.search;
  const products = (isOfText && answer?.products) || [];
  // The name of the chosen product is not a search.
  const asked = search === chosen?.name ? '' : search;
  useTitle(isThere ? `Products of ${name || 'a company'}` : 'Not found');
  useEffect(() => void (companyId && findProducts(companyId, asked)), [companyId, asked]);
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Products" />
        <Grid>
          <ComboBox
            label="Product"
            hint="By name, model or number. The company itself changes everything else of it."
            items={products.map(({ productId, name: label, model, upcCode, status }) => ({
              id: String(productId),
              label,
              description: [model, upcCode].filter(Boolean).join(', '),
              ...(status === 'archived' && { section: 'Archived' }),
            }))}
            value={chosen && String(chosen.productId)}
            onChange={(id) =>
              setChosen(products.find(({ productId }) => String(productId) === id) ?? null)
            }
            inputValue={text}
            onInputChange={setText}
            loadState={found.phase === 'failed' ? 'failed' : isOfText ? 'idle' : 'loading'}
            onRetry={() => void findProducts(companyId, asked)}
            isTruncated={answer?.isTruncated ?? false}
            placeholder="Choose a product"
          />
        </Grid>
        {chosen && (
          <Stack gap={24} key={chosen.productId}>
            <Stack gap={4}>
              <Heading level={2}>{chosen.name}</Heading>
              <Text kind="data">
                <Link href={chosen.publicUrl} target="_blank">
                  {chosen.publicUrl}
                </Link>
              </Text>
            </Stack>
            <Grid columns={2} gap={32}>
              <div>
                <ProductTransfer productId={chosen.productId} companyId={companyId} />
              </div>
              <div>
                <ProductTakedown productId={chosen.productId} companyId={companyId} />
              </div>
            </Grid>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
