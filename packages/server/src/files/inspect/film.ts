/** The length and frame size of a video; runs only in the process of `helper.ts`. */
import { parseFile } from 'music-metadata';
import type { FilmInfo } from './types.ts';

/** Longer than any video of half a gigabyte, because a container can claim anything. */
const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

const MAX_PIXELS = 16_384;

/** @throws when the container cannot be read. */
export async function readFilm(file: string): Promise<FilmInfo> {
  const { format } = await parseFile(file, { skipCovers: true, mkvUseIndex: true });
  const track = format.trackInfo.find(({ video }) => video !== undefined);
  // A film without sound has a length on its track only.
  const seconds = format.duration ?? track?.duration ?? 0;
  return {
    durationMs: bounded(seconds * 1000, MAX_DURATION_MS),
    width: bounded(track?.video?.pixelWidth, MAX_PIXELS),
    height: bounded(track?.video?.pixelHeight, MAX_PIXELS),
  };
}

function bounded(value: number | undefined, most: number): number | null {
  const whole = Math.round(value ?? 0);
  return whole > 0 && whole <= most ? whole : null;
}
