/** The server as a program, with the demo data for an empty installation. */
import { fileURLToPath } from 'node:url';
import { ensureDemo } from '@hangtag/demo/ensureDemo';
import { main } from '@hangtag/server/main';

await main({
  ensure: ensureDemo,
  program: fileURLToPath(new URL('./seed.ts', import.meta.url)),
});
