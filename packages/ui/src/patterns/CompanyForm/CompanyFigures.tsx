import type { CompanyStats } from '@hangtag/contract/wire/company';
import { useId } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './CompanyForm.css.ts';

/** The company's figures, counted when the form was loaded [F088]. */
export function CompanyFigures({ stats }: { stats: CompanyStats }) {
  const id = useId();
  return (
    <Stack gap={12}>
      <Text kind="label" id={id}>
        Figures
      </Text>
      <dl className={css.stats} aria-labelledby={id}>
        {figuresOf(stats).map(({ name, value, more }) => (
          <div key={name}>
            <dt className={css.statName}>{name}</dt>
            <dd className={css.stat}>
              {value}
              {more && <span className={css.statMore}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

interface Line {
  readonly name: string;
  readonly value: string;
  readonly more?: string;
}

function figuresOf({ products, users, assets, scans, ...last }: CompanyStats): readonly Line[] {
  const dated = (iso: string | null) => (iso === null ? 'Never' : formatDate(iso));
  return [
    {
      name: 'Products',
      value: formatNumber(products.total),
      more: `${formatNumber(products.published)} published, ${formatNumber(products.unpublishedChanges)} with changes`,
    },
    {
      name: 'Users',
      value: formatNumber(users.total),
      more: `${formatNumber(users.active)} active, ${formatNumber(users.pending)} invited`,
    },
    { name: 'Files', value: formatNumber(assets.total), more: formatBytes(assets.bytes) },
    {
      name: 'Scans',
      value: formatNumber(scans.total),
      more: `${formatNumber(scans.last30Days)} in the last 30 days`,
    },
    { name: 'Last published', value: dated(last.lastPublishedAt) },
    { name: 'Last login', value: dated(last.lastLoginAt) },
  ];
}
