import { describe, expect, it } from 'vitest';
import { type Graph, cyclesOf, importsOfFiles, importsOfFolders } from './imports.ts';

const graphOf = (...edges: readonly (readonly [string, string])[]): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
};

describe('a cycle of imports', () => {
  it('is named with its path', () => {
    const round = graphOf(['a', 'b'], ['b', 'c'], ['c', 'a'], ['d', 'a']);
    expect(cyclesOf(round)).toEqual(['a -> b -> c -> a']);
  });

  it('is named once for all files in it', () => {
    const both = graphOf(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'b'], ['x', 'y'], ['y', 'x']);
    expect(cyclesOf(both)).toEqual(['a -> b -> a', 'x -> y -> x']);
  });

  it('is not found where every import points one way', () => {
    expect(cyclesOf(graphOf(['a', 'b'], ['a', 'c'], ['b', 'c']))).toEqual([]);
  });

  it('is found between the folders of files', () => {
    const files = graphOf(['x/a.ts', 'y/b.ts'], ['y/c.ts', 'x/d.ts']);
    expect(cyclesOf(files)).toEqual([]);
    expect(cyclesOf(importsOfFolders(files, () => true))).toEqual(['x -> y -> x']);
  });
});

describe('the repository', () => {
  const files = importsOfFiles();
  /** Tests may import everything; nothing imports them. */
  const isProduct = (file: string) =>
    !/\.(test|cases)\.tsx?$|^packages\/server\/test\/|\/(testing|e2e)\//.test(file);
  it('resolves imports within packages and across them', () => {
    expect(files.size).toBeGreaterThan(2000);
    expect(files.get('packages/server/src/products/routes.ts')).toContain(
      'packages/contract/src/wire/product.ts',
    );
  });

  it('has no cycle of files, type imports included', () => {
    expect(cyclesOf(files)).toEqual([]);
  });

  it('has no cycle of folders, type imports included', () => {
    expect(cyclesOf(importsOfFolders(files, isProduct))).toEqual([]);
  });

  it('keeps the server’s infrastructure free of features', () => {
    const wrong = [...files].flatMap(([file, targets]) =>
      isProduct(file) && file.startsWith(server)
        ? [...targets]
            .filter((target) => layerOf(target) > layerOf(file))
            .map((target) => `${file} -> ${target}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it('has no cycle of packages', () => {
    const packageOf = (file: string) => /^packages\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;
    expect(cyclesOf(importsOfFolders(files, isProduct, packageOf))).toEqual([]);
  });
});

const server = 'packages/server/src/';

/** The server's folders from the lowest layer up; folders that are not named are features, above all of these. */
const layers = [
  ['config'],
  ['support'],
  ['db'],
  ['jobs', 'mail', 'storage'],
  ['http'],
  ['audit'],
  ['policy'],
  ['files', 'auth'],
  ['content'],
];

function layerOf(file: string): number {
  // Other packages are below all of it.
  if (!file.startsWith(server)) return -1;
  const [folder = ''] = file.slice(server.length).split('/');
  const layer = layers.findIndex((names) => names.includes(folder));
  return layer === -1 ? layers.length : layer;
}
