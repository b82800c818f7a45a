import concurrently from 'concurrently';
import { repository } from '../steps.ts';
import { buildIfChanged, clearFingerprint, publicPage, stripeJsStub } from './build.ts';

// The server renders the public page from its build, which must exist before the start.
await buildIfChanged(publicPage);
await buildIfChanged(stripeJsStub);
clearFingerprint(publicPage);

// Where the app's development server sends API requests.
const server = `http://localhost:${process.env['PORT'] || 4000}`;

const { result } = concurrently(
  [
    { name: 'server', command: 'node --watch packages/tools/src/start/server.ts' },
    { name: 'page', command: 'vite build packages/experience --watch' },
    { name: 'app', command: 'vite app', env: { HANGTAG_SERVER: server } },
  ],
  { cwd: repository, killOthersOn: ['failure', 'success'], prefixColors: 'auto' },
);

try {
  await result;
} catch {
  // One of them stopped; concurrently has shown which, and has stopped the others.
  process.exitCode = 1;
}
