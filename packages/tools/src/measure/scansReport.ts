/** The section of docs/measurements.md about scans. */

/** What was measured on one engine. */
export interface ScanFigures {
  readonly engine: string;
  readonly scans: number;
  readonly products: number;
  readonly days: number;
  /** Counting all days at once, and today's again; in milliseconds. */
  readonly counted: number;
  readonly again: number;
  readonly sizes: ReadonlyMap<string, { readonly rows: number; readonly bytes: number }>;
  /** Reading 90 days of the company beside the 90 before, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const aims: Readonly<Record<string, number>> = { PostgreSQL: 50, embedded: 100 };
const whole = (figure: number) => Math.round(figure).toLocaleString('en-US');
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

/** Tables that stay, by how long, in days. */
const kept: Readonly<Record<string, number>> = {
  events: 35,
  counts_quarter: 400,
  counts_day: 762,
  counts_total: 762,
  counts_value: 762,
};

/** The section's text. */
export function scansText(figures: readonly ScanFigures[]): string {
  return figures
    .map((each) => {
      const rows = [...each.sizes].map(
        ([table, { rows: count, bytes }]) =>
          `| \`${table}\` | ${whole(count)} | ${whole(bytes / Math.max(1, count))} | ${(bytes / each.scans).toFixed(1)} | ${gigabytes((bytes / each.days) * 365)} | ${gigabytes((bytes / each.days) * (kept[table] ?? 0))} |`,
      );
      return `### ${each.engine}: ${whole(each.scans)} scans of ${whole(each.products)} products in ${each.days} days

|  | measured | aim |
|---|--:|--:|
| reading 90 days of the company and the 90 before, p50 | ${each.p50.toFixed(1)} ms |  |
| the same, p95 | ${each.p95.toFixed(1)} ms | ${aims[each.engine] ?? ''} ms |
| counting all ${each.days} days at once | ${(each.counted / 1000).toFixed(1)} s |  |
| counting today again | ${(each.again / 1000).toFixed(1)} s |  |

| table | rows | bytes a row | bytes a scan | growth a year | at most |
|---|--:|--:|--:|--:|--:|
${rows.join('\n')}`;
    })
    .join('\n\n');
}
