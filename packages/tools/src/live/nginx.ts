/** The nginx of docs/operations.md, on this computer's ports. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, operations } from '../documentedCommands.ts';

/** The documented blocks: the proxy, and the log without serials. */
export const [proxyBlock = '', logBlock = ''] = blocks(operations, 'nginx');

/** The program, by `NGINX_PATH` or on the path; null where nginx is not installed. */
export function findNginx(): string | null {
  const program = process.env['NGINX_PATH'] ?? 'nginx';
  return spawnSync(program, ['-v']).error ? null : program;
}

/** Where nginx runs instead of where the document says. */
export interface NginxPlace {
  /** An empty folder for everything that nginx writes. */
  readonly home: string;
  readonly port: number;
  /** The ports of the two servers behind it. */
  readonly behind: readonly [number, number];
  /** Without one, nginx answers over HTTP/1.1 without TLS. */
  readonly certificate?: { readonly key: string; readonly cert: string };
}

/** Writes the documented blocks with these places, and returns the arguments that make nginx read them. */
export function writeNginxConfig({ home, port, behind, certificate }: NginxPlace): string[] {
  const at = (name: string) => join(home, name);
  if (certificate) {
    writeFileSync(at('cert.pem'), certificate.cert);
    writeFileSync(at('key.pem'), certificate.key);
  }
  const secured = /listen 443 ([^;]+);/.exec(proxyBlock)?.[1] ?? '';
  const proxy = proxyBlock
    .replace('127.0.0.1:4000', `127.0.0.1:${behind[0]}`)
    .replace('127.0.0.1:4001', `127.0.0.1:${behind[1]}`)
    .replace(`443 ${secured}`, `127.0.0.1:${port} ${certificate ? secured : ''}`)
    .replaceAll(/(ssl_certificate\w*\s+).*\/pages\.example\.com\.(\w+);/g, (_, name, kind) =>
      certificate ? `${name}${at(kind === 'key' ? 'key.pem' : 'cert.pem')};` : '',
    );
  const log = logBlock.replace('/var/log/nginx/access.log', at('access.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(' ');
  const main = `daemon off; pid ${at('pid')}; error_log ${at('error.log')};\nevents {}\n`;
  writeFileSync(at('nginx.conf'), `${main}http { ${temporary}\n${log}\n${proxy}}\n`);
  return ['-p', home, '-c', at('nginx.conf')];
}

/** Starts nginx in the foreground, as a process that SIGTERM ends. */
export const startNginx = (program: string, place: NginxPlace): ChildProcess =>
  spawn(program, writeNginxConfig(place), { stdio: 'inherit' });
