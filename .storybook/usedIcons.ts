/** The glyphs of the library, read from its sources when Storybook starts, so the list is always complete. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** Every glyph with its components, both in alphabetical order. */
function usedGlyphs(): readonly (readonly [string, readonly string[]])[] {
  const users = new Map<string, Set<string>>();
  for (const file of globSync('{elements,patterns,brand}/**/*.{ts,tsx}', { cwd: sources })) {
    const text = readFileSync(sources + file, 'utf8');
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g))
      for (const name of names.split(',').map((each) => each.trim()))
        if (/^[A-Z]\w*$/.test(name) && !/^Lucide(Icon|Props)$/.test(name))
          users.set(name, (users.get(name) ?? new Set()).add(basename(file).split('.')[0] ?? file));
  }
  return [...users]
    .map(([name, files]) => [name, [...files].toSorted()] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

const id = 'virtual:used-icons';

/** The list as the module `virtual:used-icons`; it imports glyphs by name, so that no others are bundled. */
export function usedIconsModule(): Plugin {
  return {
    name: 'hangtag-used-icons',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => {
      if (asked !== `\0${id}`) return undefined;
      const glyphs = usedGlyphs();
      const rows = glyphs.map(
        ([name, users]) => `{ name: '${name}', glyph: ${name}, users: ${JSON.stringify(users)} }`,
      );
      return `import { ${glyphs.map(([name]) => name).join(', ')} } from 'lucide-react';
        export const usedIcons = [${rows.join(',')}];`;
    },
  };
}
