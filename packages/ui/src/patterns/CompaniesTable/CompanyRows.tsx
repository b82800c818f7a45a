import type { CompanyListRow } from '@hangtag/contract/wire/adminCompany';
import { memo } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { CardLink } from '../../elements/CardLink/index.ts';
import { LogoPlate } from '../../elements/LogoPlate/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Table, TableCell, type TableColumn, TableRow } from '../../elements/Table/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { planWords } from '../../support/planWords.ts';
import * as css from './CompaniesTable.css.ts';
import { initialOf, loginWords, productWords, statusShapes, userWords } from './companyWords.ts';
import type { CompaniesTableProps } from './types.ts';

/** Column widths in pixels. */
const columns = {
  company: { id: 'company', name: 'Company', part: 'title' },
  plan: { id: 'plan', name: 'Plan', width: 112, part: 'phrase' },
  status: { id: 'status', name: 'Status', width: 124, part: 'phrase' },
  products: { id: 'products', name: 'Products', width: 176, part: 'phrase' },
  lastLogin: { id: 'lastLogin', name: 'Last login', width: 108, part: 'brief' },
  created: { id: 'created', name: 'Created', width: 108, part: 'brief' },
} as const satisfies Record<string, TableColumn>;

export const columnList = Object.values(columns);

interface CompanyRowsProps extends Pick<CompaniesTableProps, 'hrefOf'> {
  companies: readonly CompanyListRow[];
  isBusy: boolean;
}

/** The companies of one page. */
export function CompanyRows({ companies, isBusy, hrefOf }: CompanyRowsProps) {
  return (
    <Table aria-label="Companies" columns={columnList} isBusy={isBusy}>
      {companies.map((company) => (
        <CompanyRow key={company.companyId} company={company} href={hrefOf(company)} />
      ))}
    </Table>
  );
}

interface CompanyRowProps {
  readonly company: CompanyListRow;
  readonly href: string;
}

/** One company; memoized, so that it renders only when its data changes. */
const CompanyRow = memo(function CompanyRow({ company, href }: CompanyRowProps) {
  return (
    <TableRow>
      <TableCell of={columns.company}>
        <CompanyName company={company} href={href} />
      </TableCell>
      <TableCell of={columns.plan}>
        {company.type === null ? 'None' : planWords[company.type]}
      </TableCell>
      <TableCell of={columns.status}>
        <StatusMark shape={statusShapes[company.status]}>{company.status}</StatusMark>
      </TableCell>
      <TableCell of={columns.products}>{productWords(company)}</TableCell>
      <TableCell of={columns.lastLogin}>{loginWords(company)}</TableCell>
      <TableCell of={columns.created}>{formatDate(company.createdAt)}</TableCell>
    </TableRow>
  );
});

/** Its logo and linked name, and its account manager. */
function CompanyName({ company, href }: CompanyRowProps) {
  const { companyName, logoUrl, demo, salesRep } = company;
  const facts = [userWords(company), salesRep].filter(Boolean);
  return (
    <div className={css.company}>
      <LogoPlate src={logoUrl}>{initialOf(companyName)}</LogoPlate>
      <div className={css.words}>
        <span className={css.name}>
          <CardLink href={href}>{companyName}</CardLink>
          {demo && <Badge>Demo</Badge>}
        </span>
        <span className={css.under}>{facts.join(' · ')}</span>
      </div>
    </div>
  );
}
