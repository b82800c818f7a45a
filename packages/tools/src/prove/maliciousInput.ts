/** `npm run prove:hostile`: the whole list of naughty strings to every route; `npm test` sends a share of it to each. */
import { buildIfChanged, publicPage } from '../start/build.ts';
import { vitest } from '../test/runners.ts';
import { sentence } from '../test/tally.ts';

await buildIfChanged(publicPage);
const suite = ['--config', 'packages/tools/vitest.config.ts', '--project', 'server'];
const tally = await vitest('hostile', [...suite, 'packages/server/test/maliciousInput'], {
  HOSTILE: 'whole',
});
console.log(sentence(tally));
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
