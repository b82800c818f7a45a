/** Fills a new data directory with the demo data, and ends. */
import { ensureDemo } from '@hangtag/demo/ensureDemo';
import { seed } from '@hangtag/server/main';

await seed(ensureDemo);
