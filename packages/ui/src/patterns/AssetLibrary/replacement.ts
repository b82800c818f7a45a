/** What a new picture changes against the one whose place it takes. */
import type { FileAsset, FileUse } from '@hangtag/contract/wire/file';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What happens to live pages. */
export type ReplacePlace = 'drafts' | 'everywhere';

/** How a file is replaced. */
export interface ReplaceChoice {
  readonly place: ReplacePlace;
  /** The point that frames keep of the new picture; absent, that of the old one stays. */
  readonly focal?: FileAsset['focal'];
}

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

/** Whether a new picture has another shape, so that frames keep other parts of it. */
export const isOtherShape = (
  { width, height }: Pick<FileAsset, 'width' | 'height'>,
  next: Size,
): boolean =>
  Boolean(width && height && next.width && next.height) &&
  !isAlike((width ?? 0) / (height ?? 1), next.width / next.height);

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

/** The frames that pages show pictures in. */
export const frames = {
  head: { shape: 4 / 5, ratio: '4 / 5', name: '4:5', place: 'Header' },
  body: { shape: 1, ratio: '1 / 1', name: '1:1', place: 'Content' },
} as const satisfies Readonly<Record<FileUse['frame'], object>>;

/** The part of a picture that a frame shows, from 0 to 1, and which side is cut; null while its size is unknown. */
export function shownBy(
  frame: FileUse['frame'],
  { width, height }: Pick<FileAsset, 'width' | 'height'>,
): { readonly part: number; readonly side: 'width' | 'height' } | null {
  if (!width || !height) return null;
  const relation = frames[frame].shape / (width / height);
  return relation < 1 ? { part: relation, side: 'width' } : { part: 1 / relation, side: 'height' };
}

/** What a frame does to the new picture, and whether it cuts off more than of the present one. */
export function cutOf(
  frame: FileUse['frame'],
  before: Pick<FileAsset, 'width' | 'height'>,
  next: Size,
): { readonly words: string; readonly isWorse: boolean } | null {
  const [old, shown] = [shownBy(frame, before), shownBy(frame, next)];
  if (!shown) return null;
  const percent = Math.round(shown.part * 100);
  const words =
    percent > 97
      ? `${frames[frame].name} shows all of it.`
      : `${frames[frame].name} shows ${percent} % of its ${shown.side}.`;
  return { words, isWorse: old !== null && shown.part < old.part - 0.03 };
}
