import { dayOf, plusDays } from '@hangtag/contract/rules/days';
import { may } from '@hangtag/contract/rules/permissions';
import {
  type AnalyticsAnswer,
  type Comparison,
  comparisons,
} from '@hangtag/contract/wire/analytics';
import { plainArtwork } from '@hangtag/contract/wire/code';
import { Page } from '@hangtag/ui/layout/Page';
import { Analytics, type Period, periods } from '@hangtag/ui/patterns/Analytics';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { codeSymbolAddress } from '../api/products.ts';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { figuresFile, loadFigures, useFigures } from '../stores/analytics.ts';
import { useSession } from '../stores/session.ts';
import { NotFoundPart } from './NotFoundPart.tsx';

const shown = (answer: AnalyticsAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;

/** Days until today in a time zone. */
function daysUntilToday(period: Period, timeZone: string) {
  const to = dayOf(new Date(), timeZone);
  return { from: plusDays(to, 1 - Number(period)), to };
}

/** `/analytics`: what people did with the codes and pages [F025]. */
export function AnalyticsScreen() {
  const session = useSession();
  const isAllowed = session.phase === 'member' && may(session.user.role, 'analytics.read');
  useTitle(isAllowed ? 'Analytics' : 'Not found');
  return isAllowed ? (
    <Figures companyId={session.user.companyId} timeZone={session.user.company.timeZone} />
  ) : (
    <NotFoundPart />
  );
}

function Figures({ companyId, timeZone }: { companyId: number; timeZone: string }) {
  const [params, setParams] = useSearchParams();
  const period = periods.find((each) => each === params.get('days')) ?? '28';
  const compare = comparisons.find((each) => each === params.get('compare')) ?? 'previous';
  const product = params.get('product') ?? '';
  const query = useMemo(
    () => ({
      ...daysUntilToday(period, timeZone),
      compare,
      ...(/^[1-9]\d{0,8}$/.test(product) && { productId: product }),
    }),
    [period, compare, product, timeZone],
  );
  const load = useCallback(() => void loadFigures(query), [query]);
  useEffect(load, [load]);
  const choose = (changed: { readonly days?: Period; readonly compare?: Comparison }) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changed }), {
      replace: true,
    });
  return (
    <Page>
      <Analytics
        content={contentOf(useFigures(), shown, 'replaces')}
        period={period}
        compare={compare}
        onPeriodChange={(days) => choose({ days })}
        onCompareChange={(next) => choose({ compare: next })}
        onRetry={load}
        onExport={(view) => window.location.assign(figuresFile(query, view))}
        productHref={({ productId }) => paths.analytics(productId)}
        codeHref={({ productId }) => paths.code(productId)}
        symbolHref={({ productId }) => codeSymbolAddress(companyId, productId, plainArtwork)}
        deadHref={({ product, reason }) =>
          product
            ? paths.product(
                product.productId,
                reason === 'unpublished' ? 'summary' : 'product-settings',
              )
            : paths.products()
        }
        companyHref={paths.analytics()}
      />
    </Page>
  );
}
