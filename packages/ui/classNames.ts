/** Names of classes in what is served: as short as they get, the same in every build, and no two alike. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What vanilla-extract asks a name for; `hash` is unique to one style of one file. */
export interface Asked {
  readonly hash: string;
  readonly debugId?: string | undefined;
  /** From the folder of the package that is built: `src/theme/reset.css.ts`, `../packages/ui/src/theme/reset.css.ts`. */
  readonly filePath: string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));

const ALPHABET = 26;

function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % ALPHABET));
  return index < ALPHABET ? last : letters(Math.floor(index / ALPHABET) - 1) + last;
}

/** For eyes: the file and the style. */
const readable = ({ filePath, debugId, hash }: Asked): string =>
  [basename(filePath, '.css.ts'), debugId, `_${hash}`]
    .filter((part) => part !== undefined)
    .join('_')
    .replaceAll(/[^\w-]/g, '-');

/**
 * The file's place among the library's style files, as a letter and a number, and the style's place in its file, as
 * letters: `c4b`. No word of CSS has a number in its midst, which vanilla-extract would take for the class.
 * @param files The style files, from the folder of the package.
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

/** How a build names classes: for eyes while one works, short in what is served. */
export function classNames(): (asked: Asked) => string {
  const short = shortNames(globSync('src/**/*.css.ts', { cwd: folder }));
  return (asked) => (process.env['NODE_ENV'] === 'production' ? short : readable)(asked);
}
