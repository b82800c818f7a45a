/** Every reference to a file in one relation: of drafts and pages, as a still, and by the columns of other tables. */
import { sql } from 'drizzle-orm';
import type { FileUse } from '@hangtag/contract/wire/file';

const ownerOf = sql.raw(`case when u.product_id is null then 'company' else 'product' end as kind,
    coalesce(u.product_id, u.company_id) as owner_id`);

/**
 * Rows of the file, who uses it, and where. `is_pinned`: a page that shows the body it was published with; of all others
 * everyone sees the body the file has now.
 */
export const fileUses = sql`(
  select u.company_id, u.files_id, ${ownerOf}, u.place, u.place = 'published' as is_pinned
  from uses u where u.files_id is not null
  union all
  select u.company_id, film.preview_id, ${ownerOf}, u.place, false
  from uses u join files film on film.id = u.files_id and film.type = 'movie'
  where film.preview_id is not null and not exists (
    select 1 from uses p where p.files_id = film.preview_id and p.place = u.place
      and p.company_id = u.company_id and p.product_id is not distinct from u.product_id)
  union all
  select c.id, c.logo_files_id, 'logo', c.id, 'published', false
  from companies c where c.logo_files_id is not null
  union all
  select r.company_id, r.files_id, 'report', r.id,
    case r.status when 'active' then 'published' else 'draft' end, false
  from annual_reports r where r.files_id is not null
  union all
  select t.company_id, t.files_id, 'cta', t.id,
    case when t.status = 'active' and exists (
      select 1 from uses u where u.cta_id = t.id and u.place = 'published')
    then 'published' else 'draft' end, false
  from ctas t where t.files_id is not null and t.deleted_at is null
  union all
  select b.company_id, b.evidence_files_id, 'badge', b.association_id, 'draft', false
  from company_associations b where b.evidence_files_id is not null
  union all
  select f.company_id, a.logo_files_id, 'association', a.id, 'published', false
  from associations a join files f on f.id = a.logo_files_id
) as file_uses`;

/** The columns of `fileUses`. */
export const fileUse = {
  companyId: sql<number>`file_uses.company_id`,
  filesId: sql<number>`file_uses.files_id`,
  kind: sql<FileUse['kind']>`file_uses.kind`,
  ownerId: sql<number>`file_uses.owner_id`,
  place: sql<'draft' | 'published'>`file_uses.place`,
  isPinned: sql<boolean>`file_uses.is_pinned`,
};
