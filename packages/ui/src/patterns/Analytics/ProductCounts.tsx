import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { DashboardProduct } from '@hangtag/contract/wire/dashboard';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './Analytics.css.ts';
import * as tables from './tables.css.ts';
import { changeWords, shareWords } from './analyticsWords.ts';

interface ProductCountsProps {
  answer: AnalyticsAnswer;
  productHref: (product: DashboardProduct) => string;
}

/** Scans and clicks by product; the last row is what the screen says above. */
export function ProductCounts({ answer, productHref }: ProductCountsProps) {
  const { products, otherProducts, totals, before } = answer;
  const most = Math.max(1, ...products.map(({ scans }) => scans));
  return (
    <section aria-labelledby="by-product">
      <Heading level={2} id="by-product">
        Products
      </Heading>
      <table className={tables.table} aria-labelledby="by-product">
        <thead>
          <tr>
            <th scope="col" className={tables.head3}>
              Product
            </th>
            <th scope="col" className={tables.headEnd}>
              Scans
            </th>
            {before && (
              <th scope="col" className={tables.headEnd}>
                Change
              </th>
            )}
            <th scope="col" className={tables.headEnd}>
              Clicks
            </th>
            <th scope="col" className={tables.headWide}>
              Click rate
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.productId}>
              <th scope="row" className={tables.cell} aria-label={product.name}>
                <span className={css.product}>
                  <span className={css.thumb}>
                    <Picture
                      src={product.previewUrl}
                      alt=""
                      placeholder={<TagDrawing state="plain" />}
                    />
                  </span>
                  <span className={css.productWords}>
                    <Link href={productHref(product)} tone="plain">
                      {product.name}
                    </Link>
                    <span className={css.quiet}>{product.model}</span>
                    <span className={css.track} aria-hidden>
                      <span
                        className={css.fill}
                        style={{ inlineSize: `${(product.scans / most) * 100}%` }}
                      />
                    </span>
                  </span>
                </span>
              </th>
              <td className={tables.cellEnd}>{formatNumber(product.scans)}</td>
              {before && (
                <td className={tables.cellQuiet}>{changeWords(product.scans, product.before)}</td>
              )}
              <td className={tables.cellQuiet}>{formatNumber(product.clicks)}</td>
              <td className={tables.cellWide}>
                {shareWords(product.clickVisits, product.ctaVisits) || 'No button'}
              </td>
            </tr>
          ))}
          {otherProducts.scans + otherProducts.clicks > 0 && (
            <tr>
              <th scope="row" className={tables.cell}>
                Other products
              </th>
              <td className={tables.cellEnd}>{formatNumber(otherProducts.scans)}</td>
              {before && <td className={tables.cellQuiet}>–</td>}
              <td className={tables.cellQuiet}>{formatNumber(otherProducts.clicks)}</td>
              <td className={tables.cellWide}>–</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={tables.foot}>
              All products
            </th>
            <td className={tables.footEnd}>{formatNumber(totals.scans)}</td>
            {before && (
              <td className={tables.footEnd}>{changeWords(totals.scans, before.scans)}</td>
            )}
            <td className={tables.footEnd}>{formatNumber(totals.clicks)}</td>
            <td className={tables.footWide}>{shareWords(totals.clickVisits, totals.ctaVisits)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
