/** What a new picture changes against the one whose place it takes. */
import type { FileAsset, FileUse } from '@hangtag/contract/wire/file';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What happens to live pages. */
export type ReplacePlace = 'drafts' | 'everywhere';

/** Whether a page shows it to everyone. */
export const isLive = ({ place }: FileUse): boolean => place !== 'draft';

/** Whether it shows what was published, until it is published again. */
export const isPage = ({ kind }: FileUse): boolean => kind === 'product' || kind === 'company';

/** Shapes that people know by their name; others are said in decimals. */
const shapes = [
  ['1:1', 1],
  ['4:5', 4 / 5],
  ['5:4', 5 / 4],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
  ['3:2', 3 / 2],
  ['2:3', 2 / 3],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
] as const;

const isAlike = (one: number, other: number) => Math.abs(one / other - 1) < 0.02;

const nameOf = (shape: number) =>
  shapes.find(([, known]) => isAlike(shape, known))?.[0] ?? `${shape.toFixed(2)}:1`;

/** "Wider, 3:2. Smaller than now." ; null when shape and size are as good as before. */
export function differenceOf(
  { width, height }: Pick<FileAsset, 'width' | 'height'>,
  next: Size,
): string | null {
  if (!width || !height || next.width === 0 || next.height === 0) return null;
  const [before, after] = [width / height, next.width / next.height];
  const shape = isAlike(before, after)
    ? ''
    : `${after > before ? 'Wider' : 'Taller'}, ${nameOf(after)}. It was ${nameOf(before)}.`;
  const isSmaller = next.width < width && next.height < height;
  return [shape, isSmaller ? 'Smaller than now.' : ''].filter(Boolean).join(' ') || null;
}
