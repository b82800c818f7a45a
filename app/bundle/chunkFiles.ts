/** Which files of a build a module needs. */
import type { Rolldown } from 'vite';

/** The files of a build by name. */
export type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** The chunk of a module. @param end How its path ends. @throws Error where it has none. */
export function chunkOf(bundle: Bundle, end: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(end),
  );
  if (!found) throw new Error(`The build has no chunk of ${end}.`);
  return found.fileName;
}

/** A chunk, the chunks that it imports, and the style sheets of all, the sheets first. */
export function filesOf(bundle: Bundle, chunk: string): readonly string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const each = bundle[name];
    if (each?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    for (const style of each.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of each.imports) visit(imported);
  };
  visit(chunk);
  return [...styles, ...seen];
}
