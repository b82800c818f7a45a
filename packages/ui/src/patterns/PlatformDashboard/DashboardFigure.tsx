import type { BuiltinDashboardAnswer } from '@hangtag/contract/wire/platform';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './PlatformDashboard.css.ts';
import { plural } from '../../support/count.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatMoney } from '../../support/formatMoney.ts';

interface CountedProps {
  answer: BuiltinDashboardAnswer;
  companyHref: (companyId: number) => string;
}

/** One figure with its rows; the bars repeat the rows, for sight only. */
export function DashboardFigure({ answer, companyHref }: CountedProps) {
  const { name, about, unit, total, rows, more } = answer;
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0));
  return (
    <section aria-labelledby="dashboard-name">
      <div className={css.head}>
        <Heading level={2} id="dashboard-name">
          {name}
        </Heading>
        <Text tone="second">{about}</Text>
      </div>
      {total !== null && (
        <p className={css.total}>
          <Text kind="figure" as="span">
            {valueWords(unit, total)}
          </Text>
          {unit === 'centsPerMonth' && (
            <Text tone="second" as="span">
              per month
            </Text>
          )}
        </p>
      )}
      {rows.length === 0 ? (
        <div className={css.foot}>
          <Text tone="second">There is nothing to count yet.</Text>
        </div>
      ) : (
        <table
          className={total === null ? `${css.table} ${css.rows}` : css.table}
          aria-labelledby="dashboard-name"
        >
          <thead>
            <tr>
              <th scope="col" className={css.column}>
                {rows.some(({ companyId }) => companyId !== undefined) ? 'Company' : 'Plan'}
              </th>
              <td className={`${css.column} ${css.bar}`} aria-hidden />
              <th scope="col" className={css.column}>
                {unitWords[unit]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value, companyId }) => (
              <tr key={companyId ?? label}>
                <th scope="row" className={css.name}>
                  {companyId === undefined ? (
                    label
                  ) : (
                    <Link href={companyHref(companyId)} display="alone">
                      {label}
                    </Link>
                  )}
                </th>
                <td className={css.bar} aria-hidden>
                  {value !== null && (
                    <span className={css.fill} style={{ inlineSize: `${(value / most) * 100}%` }} />
                  )}
                </td>
                <td className={css.value}>{valueWords(unit, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && (
        <div className={css.foot}>
          <Text kind="caption" tone="quiet">
            {`And ${formatNumber(more)} more.`}
          </Text>
        </div>
      )}
    </section>
  );
}

/** The column heading of a dashboard's values, by unit. */
const unitWords: Readonly<Record<BuiltinDashboardAnswer['unit'], string>> = {
  count: 'Count',
  centsPerMonth: 'Per month',
  bytes: 'Size',
  days: 'Last sign-in',
};

/** A value with its unit as text; null is unknown. */
function valueWords(unit: BuiltinDashboardAnswer['unit'], value: number | null): string {
  if (value === null) return unit === 'days' ? 'Never' : '—';
  if (unit === 'centsPerMonth') return formatMoney(value / 100);
  if (unit === 'bytes') return formatBytes(value);
  return unit === 'days' ? `${plural(value, 'day')} ago` : formatNumber(value);
}
