/** Films that live elsewhere: which hosts a page may send people to, and how their addresses are spelled. */

/** Where an embedded film lives. */
export const embedHosts = ['YouTube', 'Vimeo'] as const;
export type EmbedHost = (typeof embedHosts)[number];

/** The stored form of a video's address. */
export interface Embed {
  readonly host: EmbedHost;
  readonly id: string;
  /** The address to watch it at, in one spelling whatever was typed. */
  readonly url: string;
}

/** The message for a refused address. */
export const embedProblem = `Use the address of a film at ${embedHosts.join(' or ')}.`;

/** Reads the address of a film, in any spelling its host hands out; null for every other address. */
export function readEmbed(typed: string): Embed | null {
  if (!URL.canParse(typed.trim())) return null;
  const { protocol, hostname, pathname, searchParams, username, port } = new URL(typed.trim());
  if (!/^https?:$/.test(protocol) || username || port) return null;
  const host = hostname.toLowerCase().replace(/^(www|m|player)\./, '');
  const parts = pathname.split('/').filter(Boolean);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isInPath = ['embed', 'shorts', 'live'].includes(parts[0] ?? '');
    return youtube(isInPath ? parts[1] : pathname === '/watch' ? searchParams.get('v') : null);
  }
  if (host === 'youtu.be') return youtube(parts[0]);
  if (host === 'vimeo.com') {
    const [id = '', key] = parts[0] === 'video' ? parts.slice(1) : parts;
    // Unlisted films carry a key, in the path or, in a player's address, in the query.
    return vimeo(id, key ?? searchParams.get('h'));
  }
  return null;
}

function youtube(id: string | null | undefined): Embed | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { host: 'YouTube', id, url: `https://www.youtube.com/watch?v=${id}` };
}

function vimeo(id: string, key: string | null): Embed | null {
  if (!/^\d{6,12}$/.test(id) || (key !== null && !/^[0-9a-f]{8,12}$/.test(key))) return null;
  return { host: 'Vimeo', id, url: `https://vimeo.com/${key ? `${id}/${key}` : id}` };
}
