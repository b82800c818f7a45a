/** Which tables an archive contains, and in which order their rows can be written. */
import { schema } from '@hangtag/server/db/schema/index';
import { STORE_KEY } from '@hangtag/server/files/installationId';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';

/**
 * `moves`: its rows are exported. `replaces`: its rows are exported and replace what every new installation has.
 * `stays`: its rows are not exported (decision 0016 gives each reason).
 */
type ExportPolicy = 'moves' | 'replaces' | 'stays';

/** A new table of the schema does not compile until it is listed here. */
const exportPolicy: Readonly<Record<keyof typeof schema, ExportPolicy>> = {
  plans: 'replaces',
  addons: 'replaces',
  contentSections: 'replaces',
  installation: 'replaces',
  companies: 'moves',
  blockedSites: 'moves',
  companyHosts: 'moves',
  subscriptions: 'moves',
  stripeCustomers: 'moves',
  stripeCards: 'moves',
  stripeInvoices: 'moves',
  stripePrices: 'moves',
  billingOperations: 'moves',
  stripeEvents: 'moves',
  stripeEmulatorObjects: 'moves',
  companySections: 'moves',
  users: 'moves',
  invites: 'moves',
  registrations: 'moves',
  twoSteps: 'moves',
  recoveryCodes: 'moves',
  files: 'moves',
  fileBodies: 'moves',
  uploadNonces: 'moves',
  products: 'moves',
  gtinClaims: 'moves',
  serialBatches: 'moves',
  serials: 'moves',
  issuedCodes: 'moves',
  codeChecks: 'moves',
  codeCheckHistory: 'moves',
  codeLinks: 'moves',
  recalls: 'moves',
  events: 'moves',
  countStates: 'moves',
  countsQuarter: 'moves',
  countsDay: 'moves',
  countsValue: 'moves',
  countsTotal: 'moves',
  alerts: 'moves',
  companyContent: 'moves',
  annualReports: 'moves',
  ctas: 'moves',
  uses: 'moves',
  links: 'moves',
  tags: 'moves',
  companyTags: 'moves',
  productTags: 'moves',
  associations: 'moves',
  companyAssociations: 'moves',
  apiTokens: 'moves',
  auditLog: 'moves',
  auditHeads: 'moves',
  sessions: 'stays',
  rememberTokens: 'stays',
  passwordResets: 'stays',
  mails: 'stays',
  throttles: 'stays',
  jobs: 'stays',
  billingLeases: 'stays',
  // Counts what a running process has to draw again.
  pageChanges: 'stays',
  // Counted again when the products are written.
  productCounts: 'stays',
  // Without its salt nobody can tell whose a hash was.
  analyticsSalts: 'stays',
};

/** What is needed to export a table's rows and import them. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** SQL that selects the exported rows. */
  readonly where: string;
  /** SQL to sort by: the primary key, the same on every database. */
  readonly order: string;
  /** Whether a new installation already has rows in it. */
  readonly isReplaced: boolean;
}

/** Whether this sequence numbers rows that are not exported. */
export function isExcludedSequence(sequence: string): boolean {
  const names = Object.keys(exportPolicy) as (keyof typeof schema)[];
  const staying = names.filter((name) => exportPolicy[name] === 'stays');
  return staying.some((name) => `${getTableConfig(schema[name]).name}_id_seq` === sequence);
}

/** The exported tables, each after those that it refers to. */
export function exportedTables(): readonly ExportedTable[] {
  const names = Object.keys(exportPolicy) as (keyof typeof schema)[];
  const moving = names.filter((name) => exportPolicy[name] !== 'stays');
  const waiting = new Map(moving.map((name) => [getTableConfig(schema[name]).name, name]));
  const sorted: ExportedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([table, name]) =>
      referredBy(schema[name]).every((other) => other === table || !waiting.has(other)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const [table, name] of ready) {
      waiting.delete(table);
      sorted.push(factsOf(schema[name], exportPolicy[name] === 'replaces'));
    }
  }
  return sorted;
}

const referredBy = (table: PgTable): readonly string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);

function factsOf(table: PgTable, isReplaced: boolean): ExportedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const composed = primaryKeys.flatMap((each) => each.columns.map((column) => column.name));
  const key = columns.filter((column) => column.primary || composed.includes(column.name));
  const order = key.map((column) =>
    column.getSQLType() === 'text' ? `"${column.name}" collate "C"` : `"${column.name}"`,
  );
  if (order.length === 0) throw new Error(`The table ${name} has no primary key.`);
  return {
    name,
    // Columns that the database computes are not written.
    columns: columns.filter((column) => !column.generated).map((column) => column.name),
    // The store's id belongs to one installation, not to its copies.
    where: name === 'installation' ? `"key" <> '${STORE_KEY}'` : 'true',
    order: order.join(', '),
    isReplaced,
  };
}
