/** Which requests are a program's, and why; the first reason counts. */
import type { HonoRequest } from 'hono';
import { isbot } from 'isbot';

export type ProgramReason = 'head' | 'prefetch' | 'no agent' | 'robot' | 'embedded' | 'too many';

/** Why this request is a program's; null for a person's. */
export function programReason(request: HonoRequest): ProgramReason | null {
  const header = (name: string) => request.header(name) ?? '';
  if (request.method !== 'GET') return 'head';
  const purpose = `${header('sec-purpose')} ${header('purpose')} ${header('x-moz')}`;
  if (/prefetch|preview|prerender/i.test(purpose)) return 'prefetch';
  const agent = header('user-agent');
  if (!agent) return 'no agent';
  if (isbot(agent)) return 'robot';
  const mode = header('sec-fetch-mode');
  if (mode && mode !== 'navigate') return 'embedded';
  return null;
}
