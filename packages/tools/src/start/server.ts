/** The server as a program, with the demo data for an empty installation. */
import { ensureDemo } from '@hangtag/demo/ensureDemo';
import { main } from '@hangtag/server/main';

await main(ensureDemo);
