/** The output of `npm run audit:verify`. */
import type { CompanyVerdict } from '@hangtag/server/auditLog/verifyAll';

/** One line per company with a log, and a summary. */
export function linesOf(found: readonly CompanyVerdict[]): readonly string[] {
  const broken = found.filter(({ verdict }) => !verdict.isWhole);
  const lines = found.flatMap(({ companyId, name, verdict, end }) => {
    const who = `company ${companyId} (${name})`;
    if (!verdict.isWhole) return [`✗ ${who}: row ${verdict.position} is ${verdict.reason}`];
    if (verdict.rows === 0) return [];
    return [`✓ ${who}: ${verdict.rows} rows, end ${end.slice(0, 16)}`];
  });
  const sum =
    broken.length === 0
      ? `The logs of ${found.length} companies are as they were written.`
      : `${broken.length} of ${found.length} logs are not as they were written.`;
  return [...lines, sum];
}
