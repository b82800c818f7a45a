/** Where printed addresses lead, in the words of three web servers: what a brand needs to keep its codes working elsewhere. */
import { csvLine, CSV_START } from '../http/csv.ts';

/** A printed path and the page it leads to; the path's own levels (lot, serial) lead there too. */
export interface Redirect {
  /** `/01/09506000134352`; digits and slashes only. */
  readonly from: string;
  /** `/p/7K3M04119Z`. */
  readonly to: string;
}

/** `from,to,status`, for whatever reads a table. */
export const redirectCsv = (redirects: readonly Redirect[]): string =>
  CSV_START +
  [['from', 'to', 'status'], ...redirects.map(({ from, to }) => [from, to, 307])]
    .map((line) => csvLine(line))
    .join('');

/**
 * A configuration of nginx, to be included in its `http` block. The number is looked up in a table, so that a million of
 * them answer as fast as one. Addresses lead on with their query; 307 is never kept by phones.
 */
export const redirectNginx = (redirects: readonly Redirect[], codes: readonly string[]): string =>
  [
    `map_hash_max_size ${Math.max(2048, 2 * redirects.length)};`,
    'map $uri $hangtag_number {',
    '  "~^(?<hangtag_path>/01/[0-9]+)(/|$)" $hangtag_path;',
    '}',
    'map $hangtag_number $hangtag_page {',
    ...redirects.map(({ from, to }) => `  ${from} ${to};`),
    '}',
    'server {',
    '  listen 443 ssl;',
    '  server_name your.host.example;',
    '  root /srv/hangtag/site;',
    '  if ($hangtag_page) { return 307 $hangtag_page$is_args$args; }',
    `  # ${codes.length} pages lie in p/ as {code}.html.`,
    '  location /p/ {',
    '    types { text/html html; application/ld+json jsonld; }',
    '    try_files $uri $uri.html =404;',
    '  }',
    '}',
    '',
  ].join('\n');

/**
 * `_redirects` of Netlify and Cloudflare Pages: a line for the number and one for every level below it. Both hand the
 * query on; Cloudflare Pages reads at most 2,000 lines, 100 of them with a star.
 */
export const redirectLines = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 307\n${from}/* ${to} 307\n`).join('');

/** A Caddyfile for the same. */
export const redirectCaddy = (redirects: readonly Redirect[]): string =>
  [
    'your.host.example {',
    '  root * /srv/hangtag/site',
    ...redirects.flatMap(({ from, to }) => [
      `  @${name(from)} path ${from} ${from}/*`,
      `  redir @${name(from)} ${to}?{query} 307`,
    ]),
    '  try_files {path} {path}.html',
    '  file_server',
    '}',
    '',
  ].join('\n');

const name = (from: string) => `code${from.replaceAll('/', '_')}`;
