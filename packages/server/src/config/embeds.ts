/** Dashboards of other services that may be shown in the admin area (D42): named, https, and allowed by name only. */

/** One embedded dashboard. */
export interface Embed {
  /** `embed-1`, by its place in the setting. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Reads `EMBEDDED_DASHBOARDS`: `Sales=https://…` one after another, with a line break or ` | ` between. */
export function readEmbeds(
  text: string | undefined,
  say: (sentence: string) => void,
): readonly Embed[] {
  const entries = (text ?? '').split(/\n|\s\|\s/).map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .flatMap((entry, at) => {
      const [, name = '', url = ''] = /^([^=]{1,80}?)\s*=\s*(.*)$/.exec(entry) ?? [];
      if (isEmbeddable(url)) return [{ id: `embed-${at + 1}`, name, url }];
      // Never prints the address, which may contain a password.
      say(
        `EMBEDDED_DASHBOARDS wants entries like Sales=https://reports.example.com/1; entry ${at + 1}${name && ` (${name})`} is none.`,
      );
      return [];
    });
}

/** Only https, and nothing that would end the list of the page's policy. */
function isEmbeddable(url: string): boolean {
  if (!URL.canParse(url) || /[\s;,'"]/.test(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

/** The origins that the app's pages may frame, each once. */
export const embedOrigins = (embeds: readonly Embed[]): readonly string[] => [
  ...new Set(embeds.map(({ url }) => new URL(url).origin)),
];
