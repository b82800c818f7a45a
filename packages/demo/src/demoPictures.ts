/** The demo's pictures in all sizes: drawn by the build, or now where it has not drawn them from the same bytes. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProcessedFile, processFile } from '@hangtag/server/files/processFile';
import { sniff } from '@hangtag/server/files/sniff';
import { demoFiles } from './content/files.ts';

/** The folder that `DemoFile.picture` names a file of. */
export const picturesFolder = path.join(import.meta.dirname, '../pictures');

const drawnFolder = path.join(import.meta.dirname, '../dist');

/** Pictures that are drawn at once; each uses a processor. */
const AT_ONCE = 3;

/** What the build writes beside the blobs of a picture. */
interface Plan {
  readonly facts: ProcessedFile['facts'];
  readonly names: readonly string[];
}

/** Draws every picture into the folder: a step of the build. */
export async function drawAll(): Promise<void> {
  await rm(drawnFolder, { recursive: true, force: true });
  await forEachPicture(async (picture) => {
    const { facts, blobs } = await draw(picture);
    const folder = path.join(drawnFolder, await hashOf(path.join(picturesFolder, picture)));
    await mkdir(folder, { recursive: true });
    for (const { name, from } of blobs) {
      await writeFile(
        path.join(folder, name),
        typeof from === 'string' ? await readFile(from) : from,
      );
    }
    const plan: Plan = { facts, names: blobs.map(({ name }) => name) };
    await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan));
  });
}

/** Calls the function for every picture that the demo's files show, a few at a time. */
export async function forEachPicture(work: (picture: string) => Promise<void>): Promise<void> {
  const pictures = [...new Set(demoFiles.map(({ picture }) => picture))];
  const next = async () => {
    for (let each = pictures.pop(); each !== undefined; each = pictures.pop()) await work(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** A picture's facts and blobs. */
export async function preparePicture(picture: string): Promise<ProcessedFile> {
  const folder = path.join(drawnFolder, await hashOf(path.join(picturesFolder, picture)));
  const plan = await readFile(path.join(folder, 'plan.json'), 'utf8').catch(() => null);
  if (plan === null) return draw(picture);
  const { facts, names } = JSON.parse(plan) as Plan;
  return { facts, blobs: names.map((name) => ({ name, from: path.join(folder, name) })) };
}

async function draw(picture: string): Promise<ProcessedFile> {
  const file = path.join(picturesFolder, picture);
  const found = await sniff(file);
  if (!found) throw new Error(`${picture} is no file we keep.`);
  const bytes = (await readFile(file)).length;
  return processFile(found.type, { file, bytes, sha256: await hashOf(file) }, file);
}

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
