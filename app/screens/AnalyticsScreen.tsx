import { dayOf } from '@hangtag/contract/rules/days';
import { may } from '@hangtag/contract/rules/permissions';
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { plainArtwork } from '@hangtag/contract/wire/code';
import { Page } from '@hangtag/ui/layout/Page';
import { Analytics } from '@hangtag/ui/patterns/Analytics';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { codeSymbolAddress } from '../api/products.ts';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { contentOf } from '../remote/contentOf.ts';
import { figuresFile, loadFigures, useFigures } from '../stores/analytics.ts';
import { useSession } from '../stores/session.ts';
import { analyticsViewFrom, withPeriod } from './analyticsQuery.ts';
import { NotFoundPart } from './NotFoundPart.tsx';

const shown = (answer: AnalyticsAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;

const todayIn = (timeZone: string) => dayOf(new Date(), timeZone);

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
  const today = todayIn(timeZone);
  const view = useMemo(() => analyticsViewFrom(params, today), [params, today]);
  const query = useMemo(
    () => ({
      ...view.days,
      compare: view.compare,
      ...(view.productId !== null && { productId: view.productId }),
    }),
    [view],
  );
  const load = useCallback(() => void loadFigures(query), [query]);
  useEffect(load, [load]);
  const set = (next: URLSearchParams) => setParams(next, { replace: true });
  const { product: _product, ...kept } = Object.fromEntries(params);
  return (
    <Page>
      <Analytics
        content={contentOf(useFigures(), shown, 'replaces')}
        period={view.period}
        days={view.days}
        compare={view.compare}
        today={today}
        onPeriodChange={(days) => set(withPeriod(params, days === 'own' ? view.days : { days }))}
        onDaysChange={(days) => set(withPeriod(params, days))}
        onCompareChange={(compare) => {
          set(new URLSearchParams({ ...Object.fromEntries(params), compare }));
        }}
        onRetry={load}
        onExport={(view) => window.location.assign(figuresFile(query, view))}
        productHref={({ productId }) => paths.analytics(productId, kept)}
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
        companyHref={paths.analytics(undefined, kept)}
      />
    </Page>
  );
}
