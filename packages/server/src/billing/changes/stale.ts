/** 409 of the calls about money: what the client saw is not so any more. */
import { Refusal } from '../../http/refusal.ts';

/** @param sentence What happened, and what to do. */
export const staleWrite = (sentence: string): Refusal =>
  new Refusal(409, sentence, { code: 'stale_write' });
