import { expect, test, vi } from 'vitest';
import { createCompanyAnswer } from './createCompanyAnswer.ts';

vi.mock(import('valtio'), async (original) => {
  const valtio = await original();
  return { ...valtio, useSnapshot: ((state: object) => state) as typeof valtio.useSnapshot };
});

test('another company’s answer is not shown while a company’s loads, and the same one’s is', async () => {
  const { useAnswer, load } = createCompanyAnswer((companyId, search: string) =>
    Promise.resolve(`${companyId}/${search}`),
  );
  await load(7, 'olive');
  expect(useAnswer(8)).toEqual({ phase: 'idle' });
  const again = load(7, 'mug');
  expect(useAnswer(7)).toEqual({ phase: 'loading', last: '7/olive' });
  await again;
  const next = load(8, 'mug');
  expect(useAnswer(8)).toEqual({ phase: 'loading', last: undefined });
  await next;
  expect(useAnswer(8)).toEqual({ phase: 'ready', data: '8/mug' });
});
