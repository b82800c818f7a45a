/** What vanilla-extract asks a name for; `hash` is unique to one style of one file. */
interface Asked {
  readonly hash: string;
}

/**
 * Class names of two letters, in the order they are asked for: the page has one stylesheet and nothing
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

const ALPHABET = 26;
const letter = (index: number) => String.fromCodePoint(97 + (index % ALPHABET));

/** aa, ba, ... za, ab, ... zz, aaa: vanilla-extract takes no name of one letter. */
function letters(index: number): string {
  const first = letter(index);
  const rest = Math.floor(index / ALPHABET);
  return first + (rest < ALPHABET ? letter(rest) : letters(rest - ALPHABET));
}
