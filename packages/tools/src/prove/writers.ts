import sharp from 'sharp';
import type { Answer, Client } from '../live/client.ts';
import { type Ledger, describeLostWrite, nameWith } from './ledger.ts';

/** The platform's own company: its limits do not end the proof early. */
const company = '/api/companies/1';

/** Names that are changed concurrently, each on its own product. */
const RENAMERS = 3;

/** The server refused a write: the proof itself is wrong then. */
class Refused extends Error {}

function accepted(what: string, { status, body }: Answer): Record<string, unknown> {
  if (status >= 200 && status < 300) return (body ?? {}) as Record<string, unknown>;
  throw new Refused(`${what} answered ${status}: ${JSON.stringify(body)}`);
}

async function createProduct(client: Client, ledger: Ledger): Promise<number> {
  const answer = await client.send('POST', `${company}/products`, { model: '' });
  const id = Number(accepted('Creating a product', answer)['productId']);
  ledger.created.add(id);
  return id;
}

async function rename(client: Client, ledger: Ledger, id: number): Promise<void> {
  const entry = ledger.names.get(id) ?? { sent: 0, acknowledged: 0 };
  ledger.names.set(id, entry);
  entry.sent += 1;
  const name = nameWith(entry.sent);
  const answer = await client.send('PUT', `${company}/products/${id}`, { name });
  accepted('Renaming a product', answer);
  entry.acknowledged = entry.sent;
}

async function upload(client: Client, ledger: Ledger, picture: Uint8Array): Promise<void> {
  const file = { companyId: 1, type: 'image', fileName: 'proof.png', assetName: 'Proof' };
  const announced = accepted('Announcing a file', await client.send('POST', '/api/files', file));
  const address = String(announced['uploadUrl']);
  accepted('Uploading a file', await client.upload(address, picture, 'image/png'));
  ledger.uploaded.add(Number(announced['filesId']));
}

/** Repeats a write until the server is gone. Rethrows a refusal; a broken connection ends the loop. */
async function repeatUntilKilled(write: () => Promise<void>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
}

/** Creates, renames and uploads concurrently until the server is gone. */
export async function writeUntilKilled(client: Client, ledger: Ledger): Promise<void> {
  const background = { r: 30, g: 77, b: 59 };
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const renamer = async () => {
    let id = 0;
    await repeatUntilKilled(async () => {
      id ||= await createProduct(client, ledger);
      await rename(client, ledger, id);
    });
  };
  await Promise.all([
    ...Array.from({ length: RENAMERS }, renamer),
    repeatUntilKilled(() => upload(client, ledger, picture)),
  ]);
}

/** Reads back everything that was acknowledged; one sentence per missing thing. */
export async function findLostWrites(client: Client, ledger: Ledger): Promise<string[]> {
  const broken: string[] = [];
  for (const id of ledger.created) {
    const { status, body } = await client.send('GET', `${company}/products/${id}`);
    const { name } = (body ?? {}) as { name?: string };
    const entry = ledger.names.get(id) ?? { sent: 0, acknowledged: 0 };
    const fault = status === 200 ? describeLostWrite(name ?? '', entry) : `answers ${status}`;
    if (fault !== null) broken.push(`Product ${id} ${fault}`);
  }
  for (const id of ledger.uploaded) {
    const { status, body } = await client.send('GET', `/api/files/${id}`);
    const { fileUrl } = (body ?? {}) as { fileUrl?: string };
    const content = status === 200 && fileUrl ? await client.send('GET', fileUrl) : null;
    if (content?.status !== 200) {
      broken.push(`File ${id} answers ${status}, its content ${content?.status ?? 'nothing'}`);
    }
  }
  return broken;
}
