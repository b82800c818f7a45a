/** A steady stream of writes by all members, until it is ended. */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { nameWith } from '../ledger.ts';
import type { Member, Stage } from './stage.ts';
import { type WriteLog, attempt } from './writes.ts';

/** Pauses between two writes of one kind by one member, in milliseconds. An upload is drawn, an invitation is limited to 50. */
const pauses = { create: 400, save: 100, invite: 4000, upload: 2000, failed: 250 } as const;

/** A running load. */
export interface Load extends WriteLog {
  /** Sends nothing more, and waits for what is sent. */
  end(): Promise<void>;
}

/** Starts it. */
export async function startLoad({ members }: Stage): Promise<Load> {
  const log: WriteLog = { writes: [], wrong: [] };
  const background = { r: 30, g: 77, b: 59 };
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const ending = new AbortController();
  const { signal } = ending;
  const repeat = async (
    pause: number,
    write: (number: number) => Promise<unknown>,
    failed: number = pauses.failed,
  ) => {
    for (let number = 1; !signal.aborted; number += 1) {
      const isDone = await write(number);
      // The end interrupts the pause.
      await wait(isDone ? pause : failed, null, { signal }).catch(() => null);
    }
  };
  const loops = members.flatMap((member, at) => {
    const writer = writerOf(log, member, at, picture);
    return [
      repeat(pauses.create, (number) => writer.create(number)),
      repeat(pauses.save, (number) => writer.save(number)),
      // A refused invitation counts towards the limit.
      repeat(pauses.invite, (number) => writer.invite(number), pauses.invite),
      repeat(pauses.upload, (number) => writer.upload(number)),
    ];
  });
  return {
    ...log,
    async end() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

function writerOf(
  log: WriteLog,
  { client, companyId, server }: Member,
  member: number,
  picture: Uint8Array,
) {
  const name = `m${member}`;
  const company = `/api/companies/${companyId}`;
  const counts = { save: 0, publish: 0 };
  let productId = 0;

  const create = (number: number, model = `${name}-${number}`) => {
    const write = { kind: 'create', key: model, number: 1, member, server } as const;
    return attempt(log, write, () => client.send('POST', `${company}/products`, { model }));
  };

  return {
    create: (number: number) => create(number),

    /** Saves another name, and publishes every third one. */
    async save(number: number) {
      productId ||= Number((await create(number, `${name}-page-${number}`))?.['productId'] ?? 0);
      if (!productId) return null;
      const path = `${company}/products/${productId}`;
      const key = String(productId);
      counts.save += 1;
      const save = { kind: 'save', key, number: counts.save, member, server } as const;
      const body = { name: nameWith(counts.save) };
      const saved = await attempt(log, save, () => client.send('PUT', path, body));
      if (!saved || number % 3 > 0) return saved;
      counts.publish += 1;
      const publish = { kind: 'publish', key, number: counts.publish, member, server } as const;
      return attempt(log, publish, () =>
        client.send('PUT', `${path}/publish`, { action: 'publish' }),
      );
    },

    invite(number: number) {
      const email = `${name}-${number}@example.com`;
      const write = { kind: 'invite', key: email, number: 1, member, server } as const;
      return attempt(log, write, () => client.send('POST', `${company}/users/invite`, { email }));
    },

    async upload(number: number) {
      const file = {
        companyId,
        type: 'image',
        fileName: 'proof.png',
        assetName: `${name}-${number}`,
      };
      const announced = await client.send('POST', '/api/files', file).catch(() => null);
      if (announced?.status !== 201 && announced?.status !== 200) return null;
      const { uploadUrl, filesId } = announced.body as { uploadUrl: string; filesId: number };
      const write = { kind: 'upload', key: String(filesId), number: 1, member, server } as const;
      return attempt(log, write, () => client.upload(uploadUrl, picture, 'image/png'));
    },
  };
}
