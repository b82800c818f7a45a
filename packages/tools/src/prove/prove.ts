/** `npm run prove -- <name>`: the long proofs and measurements, each a program of its own. Without a name it lists them. */
import { join } from 'node:path';
import { repository, run } from '../steps.ts';

interface Proof {
  readonly about: string;
  /** The program, as a path in `packages`. */
  readonly program: string;
}

const of = (program: string, about: string): Proof => ({ about, program });

/** Every proof by its name. */
export const proofs: Readonly<Record<string, Proof>> = {
  crash: of('tools/src/prove/crash.ts', 'kills the server twenty times while it writes'),
  faults: of(
    'tools/src/prove/outages/main.ts',
    'breaks database, bucket, mail server and processes under load; `faults:<name>` plays one',
  ),
  upgrade: of(
    'tools/src/prove/outages/upgrade.ts',
    'replaces two servers of the release before by this one under load; or of the commit named',
  ),
  'rolling-restart': of(
    'tools/src/prove/rollingRestart.ts',
    'restarts two servers in turn behind the documented nginx; needs nginx',
  ),
  'malicious-input': of(
    'tools/src/prove/maliciousInput.ts',
    'sends all naughty strings and wrong values to every call; each night on GitHub',
  ),
  billing: of(
    'tools/src/prove/billing.ts',
    'webhooks in a thousand orders, two hundred clicks at once, kills in every billing call',
  ),
  'billing-faults': of(
    'tools/src/prove/billingFaults.ts',
    'plants thirty faults in billing and counts those that the tests notice',
  ),
  'billing-sequences': of(
    'stripe-emulator/src/randomSequences/longRun.ts',
    'plays 10,000 random sequences of billing against the model',
  ),
  'stripe-cli': of(
    'tools/src/prove/stripeCli.ts',
    "sends 41 fixtures of Stripe's command line to the emulator",
  ),
  'stripe-sandbox': of(
    'stripe-emulator/src/sandbox/main.ts',
    'compares the emulator with a Stripe sandbox; needs STRIPE_TEST_KEY',
  ),
  ui: of(
    'tools/src/prove/ui.ts',
    'axe and probes on every story in all themes, directions and widths; speed, cost, size, pictures',
  ),
  pictures: of('tools/src/prove/pictures.ts', 'takes every picture twenty times'),
  package: of(
    'tools/src/library/prove.ts',
    'packs the component library and uses it in an empty app',
  ),
  turbosnap: of('tools/src/library/turbosnap.ts', 'which stories an edit pictures again'),
  size: of('tools/src/budget/library.ts', 'weighs every entry point of the library'),
  cost: of('tools/bench/ui.ts', 'times components beside plain HTML'),
  twins: of(
    'tools/bench/compare/main.ts',
    'loads, draws and scrolls the same screens with our library, React Aria, MUI and Ant Design',
  ),
  server: of('tools/src/measure/measure.ts', 'starts, calls and pages of the server, in figures'),
  'public-page': of(
    'tools/src/measure/publicPage.ts',
    'times a public page on PostgreSQL beside nginx, and beside the built checkout that is named; needs nginx',
  ),
  memory: of(
    'tools/src/measure/memory.ts',
    'how long the built server takes to start, and its memory; fails beyond the budget',
  ),
  restore: of(
    'tools/src/measure/restore.ts',
    'times a restore of a large installation, and fails when a row, a body or a page is not as it was',
  ),
  'account-enumeration': of(
    'tools/src/measure/accountEnumeration.ts',
    'whether answers or their times tell which addresses have an account',
  ),
  scans: of(
    'tools/src/measure/scans.ts',
    'counts and reads ten million scans on PostgreSQL and a million embedded; both in millions as arguments',
  ),
  loading: of(
    'tools/src/measure/loading.ts',
    'what a slow phone waits for on five routes; fails beyond the budget of files and script',
  ),
  interaction: of(
    'tools/src/measure/interaction.ts',
    'how long the app takes to answer in twelve journeys on a slow processor; the number of rounds as an argument',
  ),
  lists: of(
    'tools/src/measure/lists.ts',
    'times reads among 10,000 users and 50,000 products, on both engines',
  ),
  resolver: of(
    'tools/src/prove/resolver/main.ts',
    'scans a million GTINs and ten million serials 500 times a second, beside nginx; GTINS and SERIALS in the environment make it smaller',
  ),
};

/** Runs the proof of that name, or lists all; a part of it stands behind a colon. @returns The exit code. */
async function prove(name: string | undefined, args: readonly string[]): Promise<number> {
  const [whole = '', ...parts] = name?.split(':') ?? [];
  const proof = proofs[whole];
  if (proof) {
    const program = join(repository, 'packages', proof.program);
    return (await run(process.execPath, [program, ...parts, ...args])).code;
  }
  const width = Math.max(...Object.keys(proofs).map(({ length }) => length));
  for (const [each, { about }] of Object.entries(proofs))
    console.log(`${each.padEnd(width)}  ${about}`);
  if (name === undefined) return 0;
  console.error(`There is no proof "${name}".`);
  return 1;
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  process.exitCode = await prove(name, args);
}
