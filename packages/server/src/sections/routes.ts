/** The catalogue of sections for Superadmins, and which of them a company gets (F237-F239, F161, F163). */
import { type Context, Hono } from 'hono';
import {
  CompanySectionsBody,
  ContentSectionBody,
  ContentSectionUpdateBody,
  type ContentSectionsAnswer,
  ContentSectionsQuery,
} from '@hangtag/contract/wire/contentSection';
import { OrderBody } from '@hangtag/contract/wire/order';
import { recordOrder } from '../audit/platform.ts';
import { contentSections as table } from '../db/schema/content.ts';
import { versionTag } from '../http/etag.ts';
import { writeOrder } from '../http/displayOrder.ts';
import { mayEnterCompany } from '../policy/company.ts';
import { requireCompany, requireSuperadmin } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody, readQuery, takesNoFields } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { answerAssigned, assignSections } from './assign.ts';
import { answerConditionalWrite, conditionalWrite } from '../http/conditionalWrite.ts';
import { createSection, deleteSection, updateSection } from './sectionWrites.ts';
import { findSection, listSections, listed, versioned } from './queries.ts';

const ALL = '/api/admin/contentSections';
const OF_COMPANY = '/api/admin/companies/:companyId/sections';

export const contentSections = new Hono<Vars>();

contentSections.get(ALL, ...requireSuperadmin, async (c) => {
  const { companyId = null, uses } = readQuery(c, ContentSectionsQuery);
  if (companyId !== null && !mayEnterCompany(c.var.actor, companyId)) throw notFound();
  return c.json({
    contentSections: await listSections(c.var.services.db, companyId, uses === '1'),
  } satisfies ContentSectionsAnswer);
});

contentSections.post(ALL, ...requireSuperadmin, async (c) => {
  const body = await readBody(c, ContentSectionBody);
  return c.json(versioned(await createSection(c.var.services, c.var.actor, body)), 201);
});

// Must precede the route with an id, which would match this path. A company orders its own sections with its others.
contentSections.put(`${ALL}/updateDisplayOrder`, ...requireSuperadmin, async (c) => {
  const { order } = await readBody(c, OrderBody);
  const { actor, services } = c.var;
  const { db, now } = services;
  await writeOrder(db, table, listed(null), order, (tx) =>
    recordOrder(tx, 'sections', { actor, at: now() }, order),
  );
  return c.json({
    contentSections: await listSections(db, null),
  } satisfies ContentSectionsAnswer);
});

contentSections.put(`${ALL}/:id`, ...requireSuperadmin, async (c) => {
  const id = readId(c.req.param('id'));
  const body = await readBody(c, ContentSectionUpdateBody);
  const { services, actor } = c.var;
  return answerConditionalWrite(c, {
    ...conditionalOn(c, id),
    write: async (isCurrent) =>
      versioned(await updateSection(services, actor, id, body, isCurrent)),
  });
});

const conditionalOn = (c: Context<Vars>, id: number) => ({
  thing: 'section' as const,
  find: async () => {
    const section = await findSection(c.var.services.db, id);
    if (!section) throw notFound();
    return versioned(section);
  },
  present: (section: ReturnType<typeof versioned>) => Promise.resolve(section),
});

contentSections.delete(`${ALL}/:id`, ...requireSuperadmin, takesNoFields, async (c) => {
  const id = readId(c.req.param('id'));
  await conditionalWrite(c, {
    ...conditionalOn(c, id),
    write: (isCurrent) => deleteSection(c.var.services, c.var.actor, id, isCurrent),
  });
  return c.body(null, 204);
});

contentSections.get(OF_COMPANY, ...requireSuperadmin, requireCompany, async (c) => {
  const answer = await answerAssigned(c.var.services.db, c.var.companyId);
  c.header('ETag', versionTag(answer.version));
  return c.json(answer);
});

contentSections.put(OF_COMPANY, ...requireSuperadmin, requireCompany, async (c) => {
  const { sections: sent } = await readBody(c, CompanySectionsBody);
  const { services, companyId, actor } = c.var;
  const find = () => answerAssigned(services.db, companyId);
  return answerConditionalWrite(c, {
    thing: 'list',
    write: (isCurrent) => assignSections(services, actor, companyId, sent, isCurrent).then(find),
    find,
    present: (answer) => Promise.resolve(answer),
  });
});
