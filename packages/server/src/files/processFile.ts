/** Turns a received body into what is stored: pictures are re-encoded, films and documents stay as they are. */
import type { FileType } from '@hangtag/contract/wire/section';
import { Refusal } from '../http/refusal.ts';
import { inspectFilm, inspectPdf, inspectPicture } from './inspect/inspect.ts';
import type { DrawnPicture } from './inspect/pictures.ts';
import type { Body } from './queries.ts';
import type { ReceivedBody } from './receiveBody.ts';
import { sniff, unknownFileMessage } from './sniff.ts';

/** The data for the row and the storage. */
export interface ProcessedFile {
  /** Everything but the name in storage. */
  readonly facts: Omit<Body, 'key'>;
  /** The blobs; a string is the path of the original, stored unchanged. */
  readonly blobs: readonly { readonly name: string; readonly from: Buffer | string }[];
}

type Facts = Pick<ReceivedBody, 'bytes' | 'sha256'>;

const unknown = { width: null, height: null, durationMs: null, pages: null };

/**
 * @param owner The queue: the company.
 * @throws Refusal 415 when the content does not match the type, 422 for an image that cannot be decoded.
 */
export async function processFile(
  type: FileType,
  received: ReceivedBody,
  owner: string,
): Promise<ProcessedFile> {
  const found = await sniff(received.file);
  if (found?.type !== type) throw new Refusal(415, await unknownFileMessage(received.file, type));
  const { file, bytes, sha256 } = received;
  const { mime } = found;
  if (type === 'image') {
    return picturePlan(await inspectPicture(file, mime, owner), received, mime);
  }
  const original = { name: `original.${found.extension}`, from: file };
  const facts = { ...unknown, mime, bytes, sha256, renditions: [], shared: null };
  if (type === 'movie') {
    return { facts: { ...facts, ...(await inspectFilm(file, owner)) }, blobs: [original] };
  }
  const pdf = await inspectPdf(file, owner);
  if (!pdf) return { facts, blobs: [original] };
  const { pages, picture } = pdf;
  return {
    facts: { ...facts, pages, renditions: factsOf(picture), shared: picture.shared.facts },
    blobs: [original, ...blobsOf(picture)],
  };
}

/** The row and blobs of a processed image. */
export function picturePlan(
  picture: DrawnPicture,
  { bytes, sha256 }: Facts,
  mime: string,
): ProcessedFile {
  const { width, height } = picture;
  return {
    facts: {
      ...unknown,
      mime,
      bytes,
      sha256,
      width,
      height,
      renditions: factsOf(picture),
      shared: picture.shared.facts,
    },
    blobs: blobsOf(picture),
  };
}

const factsOf = ({ renditions }: DrawnPicture) => renditions.map(({ facts }) => facts);

const blobsOf = ({ renditions, shared }: DrawnPicture) =>
  [...renditions, shared].map(({ facts, body }) => ({ name: facts.name, from: body }));
