import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
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
  /** The scans of recent days: per day, in total, and in the period before. */
  scans: Pick<DashboardAnswer['scans'], 'days' | 'total' | 'before'> & {
    /** `HH:MM` until which today and its counterpart are counted; null where each company has its own hour. */
    readonly until: string | null;
  };
  /** What was scanned most, largest first. */
  most: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  /** What `most` is of. */
  mostOf: 'products' | 'companies';
  /** Link to all scans. */
  link: { readonly label: string; readonly href: string };
  /** Link to one of `most`. */
  hrefOf: (id: number) => string;
  /** What to say while nothing was ever scanned. */
  none: string;
}

/** The scans of recent days: how many, when, and of what. */
export function ScanSummary({ scans, most, mostOf, link, hrefOf, none }: ScanSummaryProps) {
  const { days, total, before, until } = scans;
  const largest = Math.max(1, ...most.map(({ count }) => count));
  return (
    <section data-component="ScanSummary">
      <div className={css.head}>
        <Heading level={2}>Scans this week</Heading>
        <Link href={link.href} display="alone">
          {link.label}
        </Link>
      </div>
      {total === 0 && before === 0 ? (
        <div className={css.none}>
          <Text tone="second">{none}</Text>
        </div>
      ) : (
        <div className={css.body}>
          <ScanChart days={days} />
          <div>
            <p className={css.total}>
              <Link href={link.href} tone="quiet">
                <Text kind="figure" as="span">
                  {formatNumber(total)}
                </Text>
                <VisuallyHidden>{total === 1 ? ' scan' : ' scans'}</VisuallyHidden>
              </Link>
            </p>
            <Text kind="data" tone="second">
              {scanWords(total, before, until)}
            </Text>
            <ol className={css.products} aria-label={`Most scanned ${mostOf}`}>
              {most.map(({ id, name, count }) => (
                <li key={id} className={css.product}>
                  <span className={css.name}>
                    <CardLink href={hrefOf(id)}>{name}</CardLink>
                  </span>
                  <span className={css.count}>{formatNumber(count)}</span>
                  <span className={css.track} aria-hidden>
                    <span
                      className={css.fill}
                      style={{ inlineSize: `${(count / largest) * 100}%` }}
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
