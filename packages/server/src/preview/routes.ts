/** Preview of a draft for the holder of its signed address: no session, no cookie, no view counted. */
import { type Context, Hono } from 'hono';
import { PreviewLinkBody, type PreviewLinkAnswer } from '@hangtag/contract/wire/preview';
import type { PublicPage, RenderedPage } from '@hangtag/experience/page';
import { may } from '@hangtag/contract/rules/permissions';
import { findUser } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { mayEnterCompany } from '../policy/company.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { drawOnScreen } from '../codes/drawOnScreen.ts';
import { isLocalOnly } from '../codes/present.ts';
import { signMediaPath } from '../files/mediaSignature.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type ProductRow, draftOf, findProduct } from '../products/queries.ts';
import { recallOf } from '../public/responses.ts';
import { brandOf, pageOf } from '../public/page.ts';
import type { Draft } from '../public/queries.ts';
import { contentPolicy } from '../public/policy.ts';
import { type PreviewGrant, makePreviewToken, previewEnd, readPreviewToken } from './token.ts';

/** Printed width of the address' code in millimetres; screens show it as large as they like. */
const CODE_MM = 40;

/** Links of the page may open beside it, where the sandbox ends; nothing else may happen in it. */
const SANDBOX = 'sandbox allow-popups allow-popups-to-escape-sandbox';

export const previews = new Hono<Vars>();

previews.post(
  '/api/companies/:companyId/products/:productId/previewLinks',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const { companyId, actor } = c.var;
    const { config, db, now } = c.var.services;
    const product = await findProduct(db, companyId, readId(c.req.param('productId')));
    if (!product) throw notFound();
    const { mode } = await readBody(c, PreviewLinkBody);
    const grant = {
      companyId,
      productId: product.id,
      userId: actor.id,
      mode,
      expires: previewEnd(now()),
    };
    const token = makePreviewToken(grant, config.appKeys);
    const url = `${config.publicUrl}/preview/${token}`;
    return c.json({
      url,
      expiresAt: grant.expires.toISOString(),
      qrSvg: drawOnScreen(url, CODE_MM, 'Preview'),
      localOnly: isLocalOnly(config.publicUrl),
    } satisfies PreviewLinkAnswer);
  },
);

previews.get('/preview/:token', async (c) => {
  const { db, config, now } = c.var.services;
  const experience = await import('@hangtag/experience/render');
  const grant = readPreviewToken(c.req.param('token'), config.appKeys);
  if (!grant || !(await isMakerEntitled(db, grant)))
    return send(c, experience.renderPreviewClosedPage('refused', null), 403);
  const company = await findCompany(db, grant.companyId);
  const product = await findProduct(db, grant.companyId, grant.productId);
  if (!company || !product) return send(c, experience.renderNotFoundPage(null), 404);
  const address = (path: string) => signMediaPath(path, config.appKeys, now());
  if (grant.expires <= now()) {
    const brand = await brandOf(db, company, address);
    return send(c, experience.renderPreviewClosedPage('over', brand), 410);
  }
  const page = await draftPage(c, { product, company }, grant, address);
  return send(c, experience.renderProductPage(page), 200);
});

/** Whether the maker of an address may still see the product: suspended, moved or demoted people may not. */
async function isMakerEntitled(
  db: Queryable,
  { userId, companyId }: PreviewGrant,
): Promise<boolean> {
  const maker = await findUser(db, userId);
  return (
    maker?.status === 'Active' &&
    may(maker.role, 'product.read') &&
    mayEnterCompany(maker, companyId)
  );
}

/** The current draft as a page, as if it were published at its last change. */
async function draftPage(
  c: Context<Vars>,
  draft: Draft & { readonly product: ProductRow },
  { mode, expires }: PreviewGrant,
  address: (path: string) => string,
): Promise<PublicPage> {
  const { db, config, now } = c.var.services;
  const { product } = draft;
  const origin = config.publicUrl;
  const page = await pageOf(db, draft, draftOf(product), {
    origin,
    mode,
    address,
    isPreview: true,
    now: now(),
  });
  return {
    ...page,
    recall: await recallOf(c, draft),
    updatedAt: product.contentSavedDate.toISOString(),
    preview: {
      until: expires.toISOString(),
      ...(product.status === 'archived' && {
        archived: product.published ? ('endOfLife' as const) : ('noPage' as const),
      }),
    },
  };
}

function send(
  c: Context<Vars>,
  { html, styleHashes }: RenderedPage,
  status: 200 | 403 | 404 | 410,
) {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Referrer-Policy', 'no-referrer');
  // A sandboxed page that asks for a window group of its own is not shown at all (HTML, COOP and sandboxing).
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  c.header('Content-Security-Policy', `${SANDBOX}; ${contentPolicy(styleHashes, "'self'")}`);
  return c.html(html, status);
}
