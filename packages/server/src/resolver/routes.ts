/**
 * Resolver of GS1 Digital Links (GS1-Conformant Resolver Standard 1.2): leads every printed code of a GTIN to its
 * product's page or to a typed link, and claims the addresses of all other GS1 keys.
 */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readDigitalLinkPath, writeDigitalLinkPath } from '@hangtag/contract/rules/digitalLinkPath';
import { publicOrigin } from '../http/publicOrigin.ts';
import type { Vars } from '../http/vars.ts';
import {
  experience,
  sendNotKnown,
  sendNotPublished,
  sendNotFound,
  publicContentOf,
  sendForMachines,
  sendPage,
  withGuesses,
} from '../public/responses.ts';
import { brandOf } from '../public/page.ts';
import { findByGtin } from '../public/queries.ts';
import { finish } from '../public/renderCache.ts';
import { chooseLink } from './choose.ts';
import { loadTarget } from './loadTarget.ts';
import { type TypedLink, linksOf } from './links.ts';
import { CONTEXT, describeResolver } from './linkset.ts';
import { linksetOfTarget } from './linksetOfTarget.ts';
import {
  type Target,
  linkOfRecall,
  linkOfScan,
  linksOfLevel,
  linksOfNumber,
  pageOfScan,
} from './target.ts';
import { withQuery } from '../http/withQuery.ts';
import { type LinksetForm, readResolverRequest } from './request.ts';

const METHODS = 'GET, HEAD, OPTIONS';

/** Addresses of any GS1 key, and of the convenience words that the syntax had until 2022; `/404` is the app's. */
const PATHS = ['/01', '/01/', '/:key{[0-9]{2,4}}/:rest{.+}', '/gtin', '/gtin/*'];

/** What a reader makes of an RFID tag; no key of it is served (decision 0060). */
const TAG_PATHS = ['/:epc{eh[0-9a-f]{8,}}', '/:epc{ex[0-9A-Za-z_-]{8,}}'];

const DESCRIPTION = '/.well-known/gs1resolver';

/** Linksets may be kept for five minutes, the description for an hour. */
const LINKSET_SECONDS = 300;
const DESCRIPTION_SECONDS = 3600;

export const resolver = new Hono<Vars>();

for (const path of [...PATHS, ...TAG_PATHS, DESCRIPTION]) {
  resolver.use(path, async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Allow-Methods', METHODS);
    c.header('Access-Control-Expose-Headers', 'Link, Location');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await next();
  });
  resolver.use(path, compress());
  resolver.on('OPTIONS', path, (c) => c.body(null, 204, { Allow: METHODS }));
}

resolver.get(DESCRIPTION, (c) => {
  const description = JSON.stringify(describeResolver(publicOrigin(c)));
  return sendForMachines(c, description, 'application/json', DESCRIPTION_SECONDS);
});

for (const path of PATHS) resolver.get(path, resolve);
for (const path of TAG_PATHS) resolver.get(path, (c) => sendNotFound(c));

async function resolve(c: Context<Vars>) {
  c.header('Vary', 'Accept, Accept-Language');
  const { db } = c.var.services;
  const request = readResolverRequest(c);
  const reading = readDigitalLinkPath(request.path);
  if (reading.kind === 'malformed') return sendNotFound(c, 400);
  if (reading.key.ai !== '01') return sendNotFound(c);
  // Codes with shorter numbers were made before 2023 and stay readable.
  if (reading.isShort) return redirect(c, writeDigitalLinkPath(reading), request.query);
  const found = await findByGtin(db, reading.key.value);
  if (!found) return sendNotKnown(c, reading.key.value);
  const content = publicContentOf(found);
  // People read why; programs find no links.
  if (!content && request.linksetForm) return sendNotFound(c);
  if (!content) return sendNotPublished(c, found);
  return withGuesses(c, found, async () => {
    const target = await loadTarget(c, { request, found, content, reading });
    return answer(c, target);
  });
}

async function answer(c: Context<Vars>, target: Target) {
  const { request, found, content, asked } = target;
  const { db, now } = c.var.services;
  const origin = publicOrigin(c);
  const { linkType, linksetForm, query } = request;
  if (!linksetForm) {
    const linkset = `<${asked}?linkType=linkset>`;
    c.header('Link', `${linkset}; rel="linkset"; type="application/linkset+json"`);
  }
  const page = pageOfScan(origin, target);
  if (request.isDefault) return redirect(c, page, query);
  const ofProduct = await linksOf(db, found, content, { origin, now: now() });
  const links = [...ofProduct, ...linksOfNumber(target), ...linkOfRecall(target, page)];
  if (linksetForm) return sendLinkset(c, target, links, linksetForm);
  const choice = chooseLink(linksOfLevel(target, linkType) ?? links, {
    ...request,
    type: linkType,
  });
  switch (choice.kind) {
    case 'link':
      return redirect(c, linkOfScan(target, choice.link), query);
    case 'default':
      return redirect(c, page, query);
    case 'missing':
      return sendList(c, target, links, 404);
    case 'several':
      return sendList(c, target, choice.links, 300);
  }
}

/** 307, because a phone keeps a permanent redirect for ever, and the code is in print. */
function redirect(c: Context<Vars>, to: string, query: string) {
  c.header('Cache-Control', 'no-store');
  return c.redirect(withQuery(to, query), 307);
}

async function sendLinkset(
  c: Context<Vars>,
  target: Target,
  links: readonly TypedLink[],
  form: LinksetForm,
) {
  c.header(
    'Link',
    `<${CONTEXT}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
  );
  if (form === 'text/html') return sendList(c, target, links, 200);
  const linkset = linksetOfTarget(publicOrigin(c), target, links);
  const body = form === 'application/ld+json' ? { '@context': CONTEXT, ...linkset } : linkset;
  return sendForMachines(c, JSON.stringify(body), form, LINKSET_SECONDS);
}

/** A page that lists links for people, and says the same to machines. */
async function sendList(
  c: Context<Vars>,
  target: Target,
  links: readonly TypedLink[],
  status: 200 | 300 | 404,
) {
  const { renderLinksPage } = await experience();
  const { found, title } = target;
  const data = { '@context': CONTEXT, ...linksetOfTarget(publicOrigin(c), target, links) };
  const page = renderLinksPage({
    brand: await brandOf(c.var.services.db, found.company),
    product: title,
    language: found.company.language,
    kind: status === 404 ? 'missing' : status === 300 ? 'several' : 'all',
    links,
    data: JSON.stringify(data),
  });
  return sendPage(c, finish(page), status);
}
