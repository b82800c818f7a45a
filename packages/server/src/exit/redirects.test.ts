import { describe, expect, it } from 'vitest';
import { redirectCaddy, redirectCsv, redirectNginx } from './redirects.ts';

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

  it('is a map of nginx that takes lots and serials too, and no number that only begins alike', () => {
    const lines = redirectNginx(redirects, ['7K3M04119Z']).split('\n');
    const [, pattern = '', target] = /"~(.+)" (\S+);/.exec(lines[1] ?? '') ?? [];
    const form = new RegExp(pattern);
    expect(target).toBe('/p/7K3M04119Z');
    for (const path of [
      '/01/09506000134352',
      '/01/09506000134352/',
      '/01/09506000134352/10/A/21/S',
    ])
      expect(form.test(path)).toBe(true);
    for (const path of ['/01/095060001343521', '/x/01/09506000134352', '/01/09506000134369'])
      expect(form.test(path)).toBe(false);
    expect(lines).toContain('  if ($hangtag_page) { return 307 $hangtag_page$is_args$args; }');
  });

  it('is a Caddyfile', () => {
    const file = redirectCaddy(redirects);
    expect(file).toContain('@code_01_09506000134352 path /01/09506000134352 /01/09506000134352/*');
    expect(file).toContain('redir @code_01_09506000134352 /p/7K3M04119Z?{query} 307');
  });
});
