/** Everything that changes a public page, for a brand with one product whose page shows all there is. */
import { type SQL, sql } from 'drizzle-orm';

/** The brand's company; the platform's is 1. */
const BRAND = 2;

/** Recalls the product, or one of its lots. */
export const recall = (lot: string | null) => sql`insert into recalls
  (company_id, product_id, lot, message, url, telephone, started_at, started_by)
  select company_id, id, ${lot}, 'It may be bitter.', 'https://merrow.example/', '1', now(), 'Ines'
  from products where company_id = ${BRAND}`;

const ofProducts = sql`where company_id = ${BRAND}`;
/** Each kind of change, and the SQL that makes it in the tables that a page is drawn from. */
export const pageChanges: readonly (readonly [string, () => SQL])[] = [
  [
    'another version is published',
    () => sql`update products set published_content =
    jsonb_set(published_content, '{title}', '"Second press"') ${ofProducts}`,
  ],
  ['it is no longer published', () => sql`update products set published = false ${ofProducts}`],
  ['it is archived', () => sql`update products set status = 'archived' ${ofProducts}`],
  ['it is withheld', () => sql`update products set taken_down_at = now() ${ofProducts}`],
  ['it becomes an e-label', () => sql`update products set e_label_since = now() ${ofProducts}`],
  [
    'the company has another name',
    () => sql`update companies set name = 'Merrow & Co' where id = 2`,
  ],
  [
    'the company has another language',
    () => sql`update companies set language = 'de' where id = 2`,
  ],
  [
    'the company has other colours',
    () => sql`update companies set theme =
    jsonb_set(theme, '{accent}', '"#7a1f3d"') where id = 2`,
  ],
  [
    'the company has a logo',
    () => sql`update companies set logo_files_id =
    (select min(id) from files where company_id = 2) where id = 2`,
  ],
  ['a button has another label', () => sql`update ctas set label = 'Buy the box'`],
  ['a button is deleted', () => sql`update ctas set deleted_at = now()`],
  [
    'a site is blocked',
    () =>
      sql`insert into blocked_sites (site, blocked_at) values ('merrow.example', '2026-11-21T12:00:00Z')`,
  ],
  ['a button is off', () => sql`update ctas set status = 'inactive'`],
  ['a report has another title', () => sql`update annual_reports set title = 'All about us'`],
  ['a report is deleted', () => sql`delete from annual_reports`],
  [
    'a report is added',
    () => sql`insert into annual_reports (company_id, year, kind, title, url)
    values (2, 2026, 'annual', 'Newest', 'https://merrow.example/2026')`,
  ],
  ['a badge is given back', () => sql`delete from company_associations`],
  [
    'a badge has another number',
    () => sql`update company_associations set certificate_number = '77'`,
  ],
  [
    'an association has another address',
    () => sql`update associations set url = 'https://s.example/'`,
  ],
  [
    "an association's logo is replaced",
    () => sql`update files set key = md5('seal') where company_id = 1`,
  ],
  [
    'a section of the platform is changed',
    () => sql`update content_sections set fields = '[]'
    where slug = 'introduction'`,
  ],
  [
    'content of the company is withdrawn',
    () => sql`update company_content set published_content = null`,
  ],
  ['content of the company is deleted', () => sql`delete from company_content`],
  [
    'a picture has another description',
    () => sql`update files set alt = 'A grove at dawn' where company_id = 2`,
  ],
  ['a picture has other sizes', () => sql`update files set renditions = '[]' where company_id = 2`],
  [
    'a picture is cropped elsewhere',
    () =>
      sql`update uses set focal = '{"x":0.1,"y":0.9}' where place = 'published' and files_id is not null`,
  ],
  [
    'a page shows a replaced picture',
    () => sql`with body as (
      insert into file_bodies (key, company_id, files_id, file_name, mime, renditions)
      select md5('old'), company_id, id, file_name, mime, renditions from files
      where id = (select files_id from uses where place = 'published' and files_id is not null limit 1) returning key)
    update uses set file_key = (select key from body) where place = 'published' and files_id is not null`,
  ],
  [
    'a host of its own is used',
    () => sql`insert into company_hosts (company_id, host, token, added_at, proved_at, is_used)
    values (2, 'qr.merrow.example', 't', now(), now(), true)`,
  ],
  ['all of it is recalled', () => recall(null)],
  ['one lot of it is recalled', () => recall('L7')],
];
