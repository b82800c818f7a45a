import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { countEntries } from './countEntries.ts';

const zip = zipSync({ 'a.svg': strToU8('a'), 'b.svg': strToU8('b'), 'index.csv': strToU8('c') });

async function countIn(pieces: readonly Uint8Array<ArrayBuffer>[], status = 200) {
  const counts: number[] = [];
  const body = new Blob([...pieces]).stream();
  const answer = countEntries(new Response(body, { status }), (begun) => counts.push(begun));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { last: counts.at(-1), bytes };
}

describe('countEntries', () => {
  it('counts the files of a ZIP and hands on its bytes', async () => {
    expect(await countIn([zip])).toEqual({ last: 3, bytes: zip });
  });

  it('counts a file whose header lies across two pieces', async () => {
    const counts: number[] = [];
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < zip.length; at += 3) controller.enqueue(zip.slice(at, at + 3));
        controller.close();
      },
    });
    const answer = countEntries(new Response(stream), (begun) => counts.push(begun));
    await answer.arrayBuffer();
    expect(counts).toEqual([1, 2, 3]);
  });

  it('leaves a refusal alone', async () => {
    expect(await countIn([zip], 422)).toEqual({ last: undefined, bytes: zip });
  });
});
