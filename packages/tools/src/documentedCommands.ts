/** The commands in README and docs/operations.md, and why their test skips some of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './steps.ts';

/** The text of docs/operations.md. */
export const operations = readFileSync(join(repository, 'docs/operations.md'), 'utf8');

/** The text of README. */
export const readme = readFileSync(join(repository, 'README.md'), 'utf8');

/** The code blocks of a language. */
export const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, body = '']) => body,
  );

/** Commands within a sentence or a table. */
export const inline = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll(/\s+/g, ' '))
    .filter((code) =>
      /^(npm|psql|pg_\w+|cd|sudo|openssl|node|node_modules\/\.bin\/node|[A-Z_]+=\S+) ./.test(code),
    );

/** Statements of SQL within a sentence or a table. */
export const statements = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`((?:select|alter) [^`]+)`/g)].map(
    ([, code = '']) => code.replaceAll(/\s+/g, ' '),
  );

/** The lines of all shell blocks. */
export const lines = (text: string) =>
  blocks(text, 'sh').flatMap((block) => block.trim().split('\n'));

/** Commands that the test does not run: what runs them instead, or why nothing can. */
export const elsewhere: Readonly<Record<string, string>> = {
  'npm start': 'start/start.process.test.ts',
  'npm start -- --help': 'start/start.process.test.ts',
  'npm test': 'runs this',
  'npm test -- server': 'runs a part as this is run',
  'npm test -- --changed': 'runs a part as this is run',
  'npm run dev': 'start/dev.process.test.ts',
  'npm run storybook': 'serves until it is ended',
  'npm run build-storybook': 'takes a minute; the stories are tested from their sources',
  'npm run prove -- crash': 'its short form is in the part crash',
  'npm run prove -- rolling-restart': 'needs nginx',
  'npm run prove -- faults': 'takes a quarter of an hour',
  'npm run prove -- upgrade': 'installs and builds the release before',
  'npm run prove -- restore': 'fills and moves a large installation',
  'npm run prove -- stripe-sandbox': 'needs an account at Stripe',
  'npm run stripe:setup': 'needs an account at Stripe',
  'npm run pictures:update': 'changes the pictures',
  'npm run test:crash': 'runs this',
  'npm run admin:create -- <email> "<name>"': 'a form; run below with an address',
  'npm run data:export -- <folder or .tar>': 'a form; run below with a folder and a file',
  'npm run data:import -- <folder or .tar>': 'a form; run below with a folder',
  'PORT=4100 npm start': 'as npm start',
  'pg_basebackup --pgdata=/var/backups/base-$(date +%F) --format=tar --gzip --checkpoint=fast':
    'needs a PostgreSQL that keeps its log of changes',
  'sudo apt-get install -y chromium': 'changes the machine',
  'git clone <where you have it> /opt/hangtag': 'changes the machine',
  'cd /opt/hangtag': 'changes the machine',
  'npm ci': 'removes the packages that run this',
  'npm ci --omit=dev': 'removes the packages that run this',
  'systemctl stop hangtag': 'needs systemd',
  'systemctl start hangtag': 'needs systemd',
  'git pull && npm ci && npm run build && npm ci --omit=dev': 'removes the packages that run this',
  'node packages/tools/setup/prepare.mjs packages/tools/src/start/start.ts': 'what npm start runs',
};
