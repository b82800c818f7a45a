/** The built app's files, read once: the index with its policy, hashed assets cached for ever. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Encoding, encode } from '../http/encoding.ts';
import { bodyTag } from '../http/etag.ts';

export interface AppFile {
  readonly mime: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Set on pages only. */
  readonly policy: string | null;
  /** The bytes in the encoding that the client accepts; each encoding is made once. */
  body(encoding: Encoding): Promise<Buffer>;
}

const mimes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const isText = (mime: string) => /^text\/|json|javascript|svg/.test(mime);

/** Ending of a file that the build compressed beside the original. */
const PRECOMPRESSED = '.br';

/** Every file below `folder` by its path on the site; empty while the app is not built. */
export function readAppFiles(folder: string): ReadonlyMap<string, AppFile> {
  const names = listFiles(folder).filter((name) => !name.endsWith(PRECOMPRESSED));
  return new Map(names.map((name) => [`/${name}`, appFile(name, join(folder, name))]));
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => name.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

function appFile(name: string, path: string): AppFile {
  const raw = readFileSync(path);
  const mime = mimes[extname(name)] ?? 'application/octet-stream';
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    mime,
    etag: bodyTag(raw),
    // Only files in Vite's asset folder have names that change with their content.
    cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    policy: mime.startsWith('text/html') ? pagePolicy(raw.toString()) : null,
    body(encoding) {
      const form = isText(mime) ? encoding : 'identity';
      const made = forms.get(form) ?? formOf(raw, form, path);
      forms.set(form, made);
      return made;
    },
  };
}

/** What the build compressed at its highest quality, or the bytes compressed now. */
async function formOf(raw: Buffer, encoding: Encoding, path: string): Promise<Buffer> {
  if (encoding === 'br' && existsSync(path + PRECOMPRESSED)) return readFile(path + PRECOMPRESSED);
  return encode(raw, encoding);
}

/** Allows our own files, and the page's own inline scripts and styles by their hashes. */
export function pagePolicy(html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    // The app draws a film's poster from a blob before uploading it.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
