/** What a request to the resolver asks for, beside its path. */
import type { Context } from 'hono';
import { readAccepted } from '../http/accepted.ts';
import { rawTargetOf } from '../http/rawTarget.ts';
import { readLinkType } from './choose.ts';

/** The forms of an answer without redirect. */
export type LinksetForm =
  | 'application/linkset+json'
  | 'application/json'
  | 'application/ld+json'
  | 'text/html';

/** What the resolver decides by. */
export interface ResolverRequest {
  /** Still percent-encoded. */
  readonly path: string;
  /** As sent, without its question mark; handed on with every redirect. */
  readonly query: string;
  /** Word of the GS1 Web Vocabulary; empty for the default link. */
  readonly linkType: string;
  /** Whether it asks for no more than the default link. */
  readonly isDefault: boolean;
  /** Null for a redirect. */
  readonly linksetForm: LinksetForm | null;
  /** Country that `?context=` names; empty for none. */
  readonly context: string;
  readonly languages: readonly string[];
  readonly mediaTypes: readonly string[];
}

/** Both ask for all links; `all` is what it was called until 2024. */
const linksetWords: readonly string[] = ['linkset', 'all'];

/** Reads the raw address, because a framework's parameters are decoded already. */
export function readResolverRequest(c: Context): ResolverRequest {
  const { path, query } = rawTargetOf(c);
  const words = new URLSearchParams(query);
  const typed = words.get('linkType') ?? '';
  const accepted = readAccepted(c.req.header('accept'));
  const [wanted = ''] = accepted;
  const isLinkset =
    linksetWords.includes(typed) ||
    wanted === 'application/linkset+json' ||
    (typed === '' && forms.includes(wanted));
  const linkType = readLinkType(typed);
  return {
    path,
    query,
    linkType,
    isDefault: !isLinkset && (linkType === '' || linkType === 'defaultLink'),
    context: (words.get('context') ?? '').toUpperCase(),
    linksetForm: isLinkset ? formOf(accepted) : null,
    languages: readAccepted(c.req.header('accept-language')),
    mediaTypes: accepted,
  };
}

const forms: readonly string[] = [
  'application/linkset+json',
  'application/json',
  'application/ld+json',
] satisfies readonly LinksetForm[];

const isForm = (type: string): type is LinksetForm => type === 'text/html' || forms.includes(type);

const formOf = (accepted: readonly string[]): LinksetForm => accepted.find(isForm) ?? 'text/html';
