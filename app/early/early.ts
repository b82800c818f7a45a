/**
 * Runs inline in the page's head, before any other file: applies the theme, and asks for what the address needs, which
 * the modules would otherwise ask for one after the other. `app/bundle/earlyScript.ts` puts it there as text, so it
 * uses nothing from outside.
 */

/** A route, the indexes of its files in `EarlyTable.files`, and the calls its screen begins with. */
export type EarlyRoute = readonly [
  path: string,
  isForMembers: 0 | 1,
  files: readonly number[],
  calls: readonly string[],
];

/** What the build knows. */
export interface EarlyTable {
  readonly files: readonly string[];
  readonly routes: readonly EarlyRoute[];
}

/** Applies the theme and starts loading. @param table The files and calls of each route. */
export function startEarly({ files, routes }: EarlyTable): void {
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(`hangtag.${key}`);
    } catch {
      // Storage may be blocked; then everything is as at first.
      return null;
    }
  };
  const theme = stored('theme');
  if (theme !== null && ['light', 'dark', 'contrast'].includes(theme))
    document.documentElement.dataset['theme'] = theme;

  const preload = (href: string, kind: 'script' | 'style' | 'fetch') => {
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    // As the request that it stands for, or the browser would load the file twice.
    link.crossOrigin = kind === 'fetch' ? 'use-credentials' : '';
    link.href = href;
    document.head.append(link);
  };

  const params: Record<string, string> = {};
  const isAt = (path: string): boolean => {
    const names = path.split('/');
    const parts = location.pathname.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => {
        const part = parts[index] ?? '';
        if (!name.startsWith(':')) return name === part;
        params[name] = part;
        return part !== '';
      })
    );
  };

  const session = /"companyId":(\d+)/.exec(stored('session') ?? '')?.[1];
  const at = routes.find(([path]) => isAt(path));
  const route =
    at && at[1] && session === undefined ? routes.find(([path]) => path === '/login') : at;
  const [, isForMembers, indexes, calls] = route ?? ['', 0, [], []];

  if (session !== undefined) preload('/api/user', 'fetch');
  for (const index of indexes) {
    const file = files[index] ?? '';
    preload(`/assets/${file}`, file.endsWith('.css') ? 'style' : 'script');
  }
  // A filtered or sorted list asks for something else.
  if (!isForMembers || session === undefined || location.search !== '') return;
  for (const call of calls)
    preload(
      `/api/companies/${session}${call.replaceAll(/:\w+/g, (name) => params[name] ?? '')}`,
      'fetch',
    );
}
