import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks by their source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a browser loads to show one route for the first time. */
export interface RouteWeight {
  readonly route: string;
  /** Bytes after gzip. */
  readonly script: number;
  /** Bytes after gzip. */
  readonly style: number;
}

/** The chunks that `keys` load, each once. */
function closure(manifest: Manifest, keys: readonly string[]): readonly Chunk[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...found].flatMap((key) => manifest[key] ?? []);
}

/** The files of a route: those of the entry and those of the screen's own chunk. */
export function routeFiles(
  manifest: Manifest,
  screen: string | null,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = closure(manifest, screen === null ? entries : [...entries, screen]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

/** The screens that are loaded on demand. */
export function lazyScreens(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && manifest[key].src?.startsWith('screens/'),
  );
}

/** Measures the entry and every lazily loaded screen with it, from a finished build. */
export function weighRoutes(dist: string): RouteWeight[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weight = (files: readonly string[]): number =>
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      0,
    );
  return [null, ...lazyScreens(manifest)].map((screen) => {
    const { scripts, styles } = routeFiles(manifest, screen);
    const route = screen?.replace(/^screens\/|\.tsx?$/g, '') ?? 'every route';
    return { route, script: weight(scripts), style: weight(styles) };
  });
}
