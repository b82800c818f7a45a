/** Counts the files of a ZIP while it comes, so that a long download shows its progress. */

/** Begins the header of each file in a ZIP (APPNOTE 4.3.7). */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04] as const;

/** The answer as it came. @param onCount Receives how many files have begun, whenever one has. */
export function countEntries(answer: Response, onCount: (begun: number) => void): Response {
  if (!answer.ok || !answer.body) return answer;
  let begun = 0;
  // A signature can lie across two pieces.
  let matched = 0;
  const count = (piece: Uint8Array) => {
    const before = begun;
    for (const byte of piece) {
      matched = byte === SIGNATURE[matched] ? matched + 1 : Number(byte === SIGNATURE[0]);
      if (matched < SIGNATURE.length) continue;
      matched = 0;
      begun += 1;
    }
    if (begun > before) onCount(begun);
  };
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        count(piece);
        controller.enqueue(piece);
      },
    }),
  );
  return new Response(counted, answer);
}
