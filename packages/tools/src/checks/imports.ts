/** The import graph of the whole repository, type imports included, and its cycles. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { repository } from '../steps.ts';

/** Every node with those it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

interface WorkspacePackage {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const sourceFile = /\.(ts|tsx|mts|mjs)$/;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source files of the repository, each with the source files it imports. */
export function importsOfFiles(root = repository): Graph {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const tracked = listed.toString().split('\n');
  const files = tracked.filter((file) => sourceFile.test(file) && existsSync(join(root, file)));
  const known = new Set(files);
  const packages = workspacePackages(root, tracked);
  const asFile = (path: string) => endings.map((end) => path + end).find((each) => known.has(each));

  function resolve(from: string, specifier: string): string | undefined {
    const path = specifier.replace(/\?.*$/, '');
    if (path.startsWith('.')) return asFile(posix.join(posix.dirname(from), path));
    const [, name = '', rest = ''] = /^(@[^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
    const found = packages.get(name);
    return found && exportedPaths(found, `.${rest}`).map(asFile).find(Boolean);
  }

  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { importedFiles } = ts.preProcessFile(text, true, true);
      const targets = importedFiles.map(({ fileName }) => resolve(file, fileName));
      return [file, new Set(targets.filter((each) => each !== undefined && each !== file))] as [
        string,
        Set<string>,
      ];
    }),
  );
}

function workspacePackages(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, WorkspacePackage> {
  return new Map(
    files
      .filter((file) => /(^|\/)package\.json$/.test(file) && existsSync(join(root, file)))
      .map((file) => {
        const { name = '', exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
          name?: string;
          exports?: WorkspacePackage['exports'];
        };
        return [name, { folder: dirname(file), exports }];
      }),
  );
}

/** Where an entry point of a package may lead; the longest pattern wins, as in Node. */
function exportedPaths({ folder, exports }: WorkspacePackage, entry: string): readonly string[] {
  return Object.entries(exports)
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([pattern, target]) => {
      const path = typeof target === 'string' ? target : (target['types'] ?? target['default']);
      const [start = '', end] = pattern.split('*');
      if (!path) return [];
      if (end === undefined) return pattern === entry ? [posix.join(folder, path)] : [];
      if (!entry.startsWith(start) || !entry.endsWith(end)) return [];
      const star = entry.slice(start.length, entry.length - end.length);
      return [posix.join(folder, path.replaceAll('*', star))];
    });
}

/** The same graph by folder; `keep` leaves files out. */
export function importsOfFolders(
  files: Graph,
  keep: (file: string) => boolean,
  folderOf: (file: string) => string = (file) => posix.dirname(file),
): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    if (!keep(file)) continue;
    const from = folderOf(file);
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const target of targets) {
      if (keep(target) && folderOf(target) !== from) known.add(folderOf(target));
    }
  }
  return folders;
}

/** One shortest cycle through each strongly connected group, as `a -> b -> a`. */
export function cyclesOf(graph: Graph): readonly string[] {
  const left = new Set(graph.keys());
  const cycles: string[] = [];
  for (const node of [...graph.keys()].toSorted()) {
    if (!left.has(node)) continue;
    const path = wayBack(graph, node);
    if (!path) continue;
    cycles.push([node, ...path].join(' -> '));
    const there = reachable(graph, node);
    for (const each of there) if (reachable(graph, each).has(node)) left.delete(each);
  }
  return cycles;
}

/** The shortest path from a node back to itself. */
function wayBack(graph: Graph, start: string): readonly string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (before.has(next)) continue;
      before.set(next, node);
      if (next !== start) {
        queue.push(next);
        continue;
      }
      const path = [next];
      for (let at = node; at !== start; at = before.get(at) ?? start) path.unshift(at);
      return path;
    }
  }
  return undefined;
}

function reachable(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}
