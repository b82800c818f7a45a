export { CompaniesTable } from './CompaniesTable.tsx';
export type { CompaniesContent, CompaniesTableProps } from './types.ts';
