import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { StoryContext } from 'storybook/internal/csf';

/** Requests of the running story without a mock. */
const unexpectedRequests: string[] = [];

/** Files that the development server itself requests while it shows a story. */
const isOwnFile = (url: URL) =>
  /^\/(@|node_modules\/|__|\.storybook\/|stories\/|packages\/|app\/|visual-tests\/|sb-|vitest)/.test(
    url.pathname,
  ) || /\.(ts|tsx|js|mjs|css|json|map|woff2|html)$/.test(url.pathname);

function isUnexpected(request: Request) {
  const url = new URL(request.url);
  return url.origin !== location.origin || !isOwnFile(url);
}

/**
 * Calls are answered in the page itself. A service worker is shared by all pages: it unregisters itself when the page
 * of the last story file closes, which may be after the next page has found it.
 */
const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  context: { quiet: true },
  onUnhandledFrame: ({ frame }) => {
    if (!(frame.data instanceof Object && 'request' in frame.data)) return;
    const { request } = frame.data;
    if (request instanceof Request && isUnexpected(request))
      unexpectedRequests.push(`${request.method} ${request.url}`);
  },
});

/** The mocks of a story: `msw.use(...)` in its `beforeEach`. */
declare module 'storybook/internal/csf' {
  interface StoryContext {
    msw: Pick<typeof network, 'use'>;
  }
}

/** A docs page mounts many stories at once, so it starts once. */
let isStarted = false;

/** Gives each story a network without answers. */
export function mockNetwork(context: Pick<StoryContext, 'msw'>): () => void {
  if (!isStarted) network.enable();
  isStarted = true;
  unexpectedRequests.length = 0;
  context.msw = network;
  return () => network.resetHandlers();
}

/** Fails a story with a request that has no mock, and names its URL. */
export function expectNoUnmockedRequest({ viewMode }: Pick<StoryContext, 'viewMode'>): void {
  // On a docs page the request could belong to any story.
  if (unexpectedRequests.length > 0 && viewMode === 'story')
    throw new Error(`The story asked for what nothing answers:\n${unexpectedRequests.join('\n')}`);
}
