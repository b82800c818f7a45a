/** Files for tests, through the same calls a person's browser makes. */
import sharp from 'sharp';
import type { FileAsset, FileUploadAnswer } from '@hangtag/contract/wire/file';
import type { TestClient } from './client.ts';

/** A plain picture; its colour tells pictures apart. */
export function picture(
  size: { readonly width: number; readonly height: number } = { width: 60, height: 40 },
  colour = '#33421f',
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Announces a file. */
export async function createUpload(
  client: TestClient,
  companyId: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<FileUploadAnswer> {
  const answer = await client.post('/api/files', {
    companyId,
    fileName: 'bottle.png',
    type: 'image',
    status: 'active',
    ...body,
  });
  if (answer.status !== 201) throw new Error(`Announcing answered ${answer.status}.`);
  return (await answer.json()) as FileUploadAnswer;
}

/** Sends the body the way the specification says; its name stays the announced one. */
export function uploadBody(client: TestClient, uploadUrl: string, body: Uint8Array) {
  return client.put(uploadUrl, body, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': 'no-cache',
    },
  });
}

/** Announces a picture and uploads it. */
export async function uploadPicture(
  client: TestClient,
  companyId: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<FileAsset> {
  const { uploadUrl } = await createUpload(client, companyId, body);
  const answer = await uploadBody(client, uploadUrl, await picture());
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}.`);
  return (await answer.json()) as FileAsset;
}
