import type { files } from '../db/schema/files.ts';
import { versionOfValues } from '../http/etag.ts';

/** The version of a file, for `If-Match`: what people say about it, and which content it has. */
export function versionOfFile(file: typeof files.$inferSelect): number {
  const { status, name, assetName, fileName, caption, fileDescription } = file;
  const { previewId, alt, decorative, focal, tags, key } = file;
  const words = [status, name, assetName, fileName, caption, fileDescription, alt, decorative];
  return versionOfValues([...words, previewId, focal && [focal.x, focal.y], tags, key]);
}
