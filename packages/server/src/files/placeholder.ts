/** The placeholder picture of a product without a photo: the tag in line drawing on tint (D32). */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Queryable } from '../db/database.ts';
import { files } from '../db/schema/files.ts';
import { isUniqueViolation } from '../db/violations.ts';
import type { Services } from '../http/vars.ts';
import { drawFrom } from './inspect/pictures.ts';
import { type FileRow, insertFile } from './queries.ts';
import { picturePlan } from './processFile.ts';
import { storeProcessedBody, newFileKey } from './store.ts';

/** Shape of a placeholder: the header's and the logo's (F185). */
export type PlaceholderRatio = '16x9' | '1x1';

const sizes: Readonly<Record<PlaceholderRatio, { width: number; height: number }>> = {
  '16x9': { width: 1280, height: 720 },
  '1x1': { width: 640, height: 640 },
};

/** The company's placeholder of this shape, stored at first use; all its products share it. */
export async function placeholderFile(
  tools: Pick<Services, 'db' | 'storage'>,
  companyId: number,
  ratio: PlaceholderRatio,
): Promise<FileRow> {
  const known = await findPlaceholder(tools.db, companyId, ratio);
  if (known?.storedAt) return known;
  const row = known ?? (await announce(tools.db, companyId, ratio));
  if (row.storedAt) return row;
  const { facts, blobs } = await drawnPlaceholder(ratio);
  return storeProcessedBody(tools, row, facts, blobs, { nonce: null });
}

const drawn = new Map<PlaceholderRatio, ReturnType<typeof draw>>();

/** The picture with its renditions; every company gets the same one, so it is drawn once. */
function drawnPlaceholder(ratio: PlaceholderRatio): ReturnType<typeof draw> {
  const drawing = drawn.get(ratio) ?? draw(ratio);
  drawn.set(ratio, drawing);
  return drawing;
}

async function draw(ratio: PlaceholderRatio) {
  const png = await drawPlaceholder(ratio);
  const received = { bytes: png.length, sha256: createHash('sha256').update(png).digest('hex') };
  return picturePlan(await drawFrom(png), received, 'image/png');
}

/** The drawing as PNG. */
export async function drawPlaceholder(ratio: PlaceholderRatio): Promise<Buffer> {
  const { width, height } = sizes[ratio];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#e9e6de"/>
    <g transform="translate(${width / 2} ${height / 2}) scale(${height / 278}) translate(-139 -139)"
      fill="none" stroke="#686359" stroke-width="2">
      <path d="M111 85h56l25 25v97H86v-97z"/>
      <circle cx="138.5" cy="113" r="7.2"/>
      <path d="M138.5 105.8c1-27 24-30 31-57" stroke-linecap="round"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

async function announce(db: Queryable, companyId: number, ratio: PlaceholderRatio) {
  try {
    return await insertFile(db, {
      companyId,
      placeholder: ratio,
      type: 'image',
      status: 'active',
      fileName: `placeholder-${ratio}.png`,
      name: ratio === '16x9' ? 'Placeholder, wide' : 'Placeholder, square',
      assetName: `placeholder-${ratio}`,
      decorative: true,
      key: newFileKey(),
    });
  } catch (error) {
    // Another request announced it at the same moment: the two draw the same picture.
    const rival = isUniqueViolation(error, 'files_placeholder')
      ? await findPlaceholder(db, companyId, ratio)
      : undefined;
    if (!rival) throw error;
    return rival;
  }
}

async function findPlaceholder(
  db: Queryable,
  companyId: number,
  ratio: PlaceholderRatio,
): Promise<FileRow | undefined> {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.placeholder, ratio)));
  return rows[0];
}
