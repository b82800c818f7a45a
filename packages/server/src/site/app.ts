/** Serves the built app: its files, and its index for every address that the app routes itself. */
import type { Context } from 'hono';
import { withStripeHosts } from '../billing/stripe/pagePolicy.ts';
import { type AppFile, readAppFiles } from './appFiles.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { notFound } from '../http/refusal.ts';
import { isApi } from '../http/unknownRoutes.ts';
import type { Vars } from '../http/vars.ts';
import { embedOrigins } from '../config/embeds.ts';

/** Answers GET requests that no other route answers. @param folder The built app. */
export function serveApp(folder: string) {
  let files: ReadonlyMap<string, AppFile> | undefined;
  return async (c: Context<Vars>): Promise<Response> => {
    files ??= readAppFiles(folder);
    const { path, method } = c.req;
    if (isApi(path) || (method !== 'GET' && method !== 'HEAD')) throw notFound();
    const file = files.get(path) ?? (isPage(c) ? pageOf(files, path) : undefined);
    return file ? send(c, file) : missing(c, files.size === 0);
  };
}

/** The page that the build drew for an address, or the one that the app draws. */
const pageOf = (files: ReadonlyMap<string, AppFile>, path: string) =>
  files.get(`${path}.html`) ?? files.get('/index.html');

/** Folders of the server's own, and addresses that programs call: a monitor would take the app's page for health. */
const folders = /^\/(media|dev|resolver|preview|fonts|_?stripe|\.well-known)(\/|$)/;
const programs = /^\/(metrics|healthz?|live(z|ness)?|ready(z|iness)?|ping|version|actuator)(\/|$)/;

const isNoPage = (path: string) => folders.test(path) || programs.test(path);

/** A browser that navigates: the path has no file ending, and the client accepts HTML. */
function isPage(c: Context): boolean {
  const isNavigation = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
  return isNavigation && !isNoPage(c.req.path) && !/\.[a-z0-9]{1,11}$/i.test(c.req.path);
}

async function send(c: Context<Vars>, file: AppFile): Promise<Response> {
  c.header('Content-Type', file.mime);
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (file.policy) c.header('Content-Security-Policy', framing(file.policy, c));
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const body = await file.body(encoding);
  if (encoding !== 'identity' && body !== (await file.body('identity'))) {
    c.header('Content-Encoding', encoding);
  }
  c.header('Content-Length', String(body.length));
  return c.body(new Uint8Array(body));
}

/** The content security policy of pages that embed other services' dashboards, and Stripe's hosts. */
function framing(policy: string, c: Context<Vars>): string {
  const { config, payments } = c.var.services;
  const origins = embedOrigins(config.embeds);
  const framed = policy.replace("frame-src 'self'", ["frame-src 'self'", ...origins].join(' '));
  return withStripeHosts(framed, payments?.mode ?? null);
}

function missing(c: Context, isNotBuilt: boolean): Response {
  const reason =
    isNotBuilt && isPage(c) ? 'The app is not built yet. Run npm start.' : 'Not found.';
  return c.text(reason, isNotBuilt && isPage(c) ? 503 : 404);
}
