import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  /** Needed by the build and the tests alone. */
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json that this check reads. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** The faults of a lockfile, and how many packages were checked. */
export interface LockfileReport {
  readonly problems: readonly string[];
  /** Optional packages for linux, macOS and Windows that the installed packages name. */
  readonly platformPackages: number;
}

const isPlatformPackage = (name: string): boolean => /(linux|darwin|win32)/.test(name);

/** The folders where Node looks for a package, from `path` up to the root. */
function* foldersAbove(path: string): Generator<string> {
  let folder = path;
  while (folder !== '') {
    yield `${folder}/`;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
  yield '';
}

/** Finds optional platform packages that npm dropped, and addresses of a registry. */
export function inspectLockfile({ packages }: Lockfile): LockfileReport {
  const problems: string[] = [];
  let platformPackages = 0;
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved?.includes('://')) {
      problems.push(`${path} is tied to one registry: ${entry.resolved}`);
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (isPlatformPackage(name)) platformPackages += 1;
      const places = foldersAbove(path).map((folder) => `${folder}node_modules/${name}`);
      if (places.some((place) => packages[place] !== undefined)) continue;
      problems.push(`${path} needs ${name} on another system, and the lockfile has lost it`);
    }
  }
  return { problems, platformPackages };
}

/** The packages that a folder can import after `npm ci --omit=dev`. */
export function productionPackages({ packages }: Lockfile, folder: string): ReadonlySet<string> {
  const places = [...foldersAbove(folder)].map((above) => `${above}node_modules/`);
  const names = Object.entries(packages).flatMap(([path, { dev }]) => {
    const place = places.find((each) => path.startsWith(each));
    const name = path.slice(place?.length);
    return place === undefined || dev || name.includes('/node_modules/') ? [] : [name];
  });
  return new Set(names);
}

/** Reads package-lock.json. */
export const readLockfile = (file = join(repository, 'package-lock.json')): Lockfile =>
  JSON.parse(readFileSync(file, 'utf8')) as Lockfile;

/** Checks package-lock.json, prints the faults, and returns whether there are none. */
export function checkLockfile(): boolean {
  const lockfile = readLockfile();
  const { problems, platformPackages } = inspectLockfile(lockfile);
  for (const problem of problems) console.error(`  ${problem}`);
  const entries = Object.keys(lockfile.packages).length;
  console.log(
    `  ${entries} entries; ${platformPackages} optional packages for linux, macOS and Windows, ` +
      `${problems.length === 0 ? 'all there' : `${problems.length} problems`}`,
  );
  return problems.length === 0 && platformPackages > 0;
}
