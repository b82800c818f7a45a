/** What vanilla-extract asks a name for; `hash` is unique to one style of one file. */
interface Asked {
  readonly hash: string;
}

/**
 * Class names of a letter and a number, in the order they are asked for: the page has one stylesheet and nothing
 * else on it, and the names are a tenth of its bytes.
 */
export function shortNames(): (asked: Asked) => string {
  const names = new Map<string, string>();
  return ({ hash }) => {
    const name = names.get(hash) ?? letters(names.size);
    names.set(hash, name);
    return name;
  };
}

/** Without h: `h2` is an element. */
const ALPHABET = 'abcdefgijklmnopqrstuvwxyz';

/**
 * a0, b0, ... z0, a1: vanilla-extract puts a dot before every name it finds in a selector, also inside `:last-child`
 * when a style was called `la`. Beside headings, no word of CSS holds a letter and a digit like this.
 */
function letters(index: number): string {
  return ALPHABET.charAt(index % ALPHABET.length) + Math.floor(index / ALPHABET.length);
}
