/** Draws the JPEGs for shared links that pictures of pages lack: those stored before there were any. */
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { fileBodies, files } from '../db/schema/files.ts';
import { uses } from '../db/schema/uses.ts';
import type { Services } from '../http/vars.ts';
import { drawShared } from './inspect/pictures.ts';

/** Time between two runs, in milliseconds: what the store did not give is asked for again. */
export const SHARE_PICTURES_MS = 24 * 60 * 60 * 1000;

/** @returns How many it has drawn. A picture whose bytes are missing or damaged is left as it is. */
export async function drawSharedPictures({
  db,
  storage,
  log,
}: Pick<Services, 'db' | 'storage' | 'log'>): Promise<number> {
  const shown = db
    .selectDistinct({ key: uses.fileKey })
    .from(uses)
    .where(eq(uses.place, 'published'));
  let drawn = 0;
  for (const table of [files, fileBodies] as const) {
    const lacksShared = and(isNull(table.shared), sql`jsonb_array_length(${table.renditions}) > 0`);
    const rows = await db
      .select({ key: table.key, renditions: table.renditions })
      .from(table)
      .where(and(lacksShared, inArray(table.key, shown)));
    for (const { key, renditions } of rows) {
      const [largest] = renditions.toSorted((one, other) => other.width - one.width);
      const stored = largest && (await storage.read(`files/${key}/${largest.name}`));
      if (!stored) continue;
      // Our own WebP, not an upload: it needs no process of its own.
      const picture = await drawShared(sharp(await buffer(stored.stream))).catch((error: unknown) =>
        log.warn({ err: error, key }, 'a picture has no JPEG for shared links: it cannot be drawn'),
      );
      if (!picture) continue;
      await storage.write(`files/${key}/${picture.facts.name}`, picture.body);
      const written = await db
        .update(table)
        .set({ shared: picture.facts })
        .where(and(eq(table.key, key), isNull(table.shared)))
        .returning({ key: table.key });
      drawn += written.length;
    }
  }
  return drawn;
}
