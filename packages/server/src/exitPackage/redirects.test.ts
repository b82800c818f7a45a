import { describe, expect, it } from 'vitest';
import { redirectCaddy, redirectCsv, redirectLines, redirectNginx } from './redirects.ts';

const redirects = [
  { from: '/01/09506000134352', to: '/p/7K3M04119Z' },
  { from: '/01/09506000134369', to: '/p/7K3M04119Z' },
];

describe('where printed addresses lead', () => {
  it('is a table', () => {
    expect(redirectCsv(redirects).split('\r\n').slice(1, 3)).toEqual([
      '/01/09506000134352,/p/7K3M04119Z,307',
      '/01/09506000134369,/p/7K3M04119Z,307',
    ]);
  });

  it('is a map of nginx, which finds the number by its digits alone', () => {
    const lines = redirectNginx(redirects, ['7K3M04119Z']).split('\n');
    expect(lines).toContain('  /01/09506000134352 /p/7K3M04119Z;');
    const [, pattern = ''] = /"~(.+)" /.exec(lines[2] ?? '') ?? [];
    const numberOf = (path: string) => new RegExp(pattern).exec(path)?.[1];
    for (const path of ['', '/', '/10/A/21/S'])
      expect(numberOf(`/01/09506000134352${path}`)).toBe('/01/09506000134352');
    expect(numberOf('/01/095060001343521')).toBe('/01/095060001343521');
    for (const path of ['/x/01/09506000134352', '/01/0950600013435X', '/p/7K3M04119Z'])
      expect(numberOf(path)).toBeUndefined();
  });

  it('is a file of lines for Netlify and Cloudflare Pages', () => {
    expect(redirectLines(redirects).split('\n').slice(0, 3)).toEqual([
      '/01/09506000134352 /p/7K3M04119Z 307',
      '/01/09506000134352/* /p/7K3M04119Z 307',
      '/01/09506000134369 /p/7K3M04119Z 307',
    ]);
  });

  it('is a Caddyfile', () => {
    const file = redirectCaddy(redirects);
    expect(file).toContain('@code_01_09506000134352 path /01/09506000134352 /01/09506000134352/*');
    expect(file).toContain('redir @code_01_09506000134352 /p/7K3M04119Z?{query} 307');
  });
});
