/** Class names in production builds: short, stable between builds, and unique. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The arguments of vanilla-extract's `identifiers` function; `hash` is unique to one style of one file. */
export interface Asked {
  readonly hash: string;
  readonly debugId?: string | undefined;
  /** Relative to the built package: `src/theme/reset.css.ts`, `../packages/ui/src/theme/reset.css.ts`. */
  readonly filePath: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

const ALPHABET = 26;

function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % ALPHABET));
  return index < ALPHABET ? last : letters(Math.floor(index / ALPHABET) - 1) + last;
}

/** A readable name: the file and the style. */
const readable = ({ filePath, debugId, hash }: Asked): string =>
  [basename(filePath, '.css.ts'), debugId, `_${hash}`]
    .filter((part) => part !== undefined)
    .join('_')
    .replaceAll(/[^\w-]/g, '-');

/**
 * The index of the file among the library's style files as a letter and a number, then the index of the style in its
 * file as letters: `c4b`. No CSS keyword has a digit inside, which vanilla-extract would take for the class.
 * @param files The style files, relative to the package.
 */
export function shortNames(files: readonly string[]): (asked: Asked) => string {
  const places = new Map([...files].toSorted().map((file, place) => [file, place]));
  const styles = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath.replace(/^.*packages\/ui\//, ''));
    if (place === undefined) return `_${hash}`;
    const names = styles.get(filePath) ?? new Map<string, string>();
    styles.set(filePath, names);
    const start = letters(place % ALPHABET) + Math.floor(place / ALPHABET);
    const name = names.get(hash) ?? start + letters(names.size);
    names.set(hash, name);
    return name;
  };
}

/** The class names of a build: readable in development, short in production. */
export function classNames(): (asked: Asked) => string {
  const short = shortNames(globSync('src/**/*.css.ts', { cwd: folder }));
  return (asked) => (process.env['NODE_ENV'] === 'production' ? short : readable)(asked);
}
