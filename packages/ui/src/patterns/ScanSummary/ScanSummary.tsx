import type { DashboardAnswer, DashboardProduct } from '@hangtag/contract/wire/dashboard';
import { ScanChart } from '@hangtag/ui/patterns/ScanChart';
import { CardLink } from '../../elements/CardLink/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './ScanSummary.css.ts';
import { scanWords } from './scanWords.ts';

export interface ScanSummaryProps {
  /** The scans of recent days: per day, in total, in the period before, and by product. */
  scans: DashboardAnswer['scans'];
  /** Link to all scans. */
  analyticsHref: string;
  /** Link to a product's code. */
  hrefOf: (product: DashboardProduct) => string;
}

/** The scans of recent days: how many, when, and of which products. */
export function ScanSummary({ scans, analyticsHref, hrefOf }: ScanSummaryProps) {
  const { days, total, before, products } = scans;
  const most = Math.max(1, ...products.map(({ count }) => count));
  return (
    <section data-component="ScanSummary">
      <div className={css.head}>
        <Heading level={2}>Scans this week</Heading>
        <Link href={analyticsHref} display="alone">
          Open analytics
        </Link>
      </div>
      {total === 0 && before === 0 ? (
        <div className={css.none}>
          <Text tone="second">
            Nobody has scanned a code yet. Put a product’s code where people see it, and the scans
            are counted here from the first one on.
          </Text>
        </div>
      ) : (
        <div className={css.body}>
          <ScanChart days={days} />
          <div>
            <p className={css.total}>
              <Link href={analyticsHref} tone="quiet">
                <Text kind="figure" as="span">
                  {formatNumber(total)}
                </Text>
                <VisuallyHidden>{total === 1 ? ' scan' : ' scans'}</VisuallyHidden>
              </Link>
            </p>
            <Text kind="data" tone="second">
              {scanWords(total, before)}
            </Text>
            <ol className={css.products} aria-label="Most scanned products">
              {products.map((product) => (
                <li key={product.productId} className={css.product}>
                  <span className={css.name}>
                    <CardLink href={hrefOf(product)}>{product.name}</CardLink>
                  </span>
                  <span className={css.count}>{formatNumber(product.count)}</span>
                  <span className={css.track} aria-hidden>
                    <span
                      className={css.fill}
                      style={{ inlineSize: `${(product.count / most) * 100}%` }}
                    />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}
