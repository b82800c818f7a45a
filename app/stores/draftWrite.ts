import { isSame } from '@hangtag/contract/rules/canonical';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { ProductUpdateBody } from '@hangtag/contract/wire/product';
import type { SectionInstance } from '@hangtag/contract/wire/section';

/**
 * What to send so that the server's draft says what the screen says: only the parts that differ, so that a write never
 * undoes what somebody else changed in another part. Null when they say the same.
 */
export function writeFor(draft: ProductContent, base: ProductContent): ProductUpdateBody | null {
  const body: ProductUpdateBody = {};
  const now = draft.summary;
  const was = base.summary;
  if (now.name !== was.name) body.name = now.name;
  if (now.model !== was.model) body.model = now.model;
  if (now.upcCode !== was.upcCode) body.upcCode = now.upcCode;
  if (now.appLogoFilesId !== was.appLogoFilesId)
    body.appLogoFile = now.appLogoFilesId === null ? null : { filesId: now.appLogoFilesId };
  if (!isSame(contentOf(draft), contentOf(base))) body.unpublishedContent = contentOf(draft);
  return Object.keys(body).length === 0 ? null : body;
}

/** The draft as the call takes it: copies, because the wire's own types are not read-only. */
function contentOf(draft: ProductContent): NonNullable<ProductUpdateBody['unpublishedContent']> {
  return {
    title: draft.title,
    currentHeaderId: draft.currentHeaderId,
    headers: draft.headers.map((header) => ({ ...header })),
    sections: sectionsOnWire(draft.sections),
    ctas: [...draft.ctas],
  };
}

/** Sections as calls take them. */
export const sectionsOnWire = (sections: readonly SectionInstance[]) =>
  sections.map(({ values, assets, ...section }) => ({
    ...section,
    assets: [...assets],
    values: structuredClone(values) as Record<string, string>,
  }));
