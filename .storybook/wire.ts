import { setupWorker } from 'msw/browser';

/** Requests of the running story that no mock answered. */
export const unexpectedRequests: string[] = [];

/** Files the development server itself asks for while it draws a story. */
const isOwnFile = (url: URL) =>
  /^\/(@|node_modules\/|__|\.storybook\/|stories\/|packages\/|app\/|visual-tests\/|sb-|vitest)/.test(
    url.pathname,
  ) || /\.(ts|tsx|js|mjs|css|json|map|woff2|html)$/.test(url.pathname);

/** Pages, modules, pictures and fonts have a destination; calls made by code have none. */
function isUnexpected(request: Request) {
  const url = new URL(request.url);
  return url.origin !== location.origin || (request.destination === '' && !isOwnFile(url));
}

/** Starts the mocked wire; a story that asks for something unmocked fails with its address. */
export async function startWire() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame }) => {
      if (!(frame.data instanceof Object && 'request' in frame.data)) return;
      const { request } = frame.data;
      if (request instanceof Request && isUnexpected(request))
        unexpectedRequests.push(`${request.method} ${request.url}`);
    },
  });
  return worker;
}
