/** Sends all naughty strings and wrong values to every route; `npm test` sends a share of them to each. */
import { vitest } from '../runners/runners.ts';
import { sentence } from '../runners/tally.ts';

process.env['HOSTILE'] = 'whole';
const tally = await vitest('malicious-input', [
  '--project=server',
  'packages/server/test/maliciousInput',
]);
console.log(sentence(tally));
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
