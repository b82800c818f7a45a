import { expect, test } from 'vitest';
import { CallFailed, problemFrom, toProblem } from './problem.ts';

test('a 422 passes on the message of every wrong field', () => {
  const body = { message: 'First.', errors: { name: ['First.'], upcCode: ['Second.', 'Third.'] } };
  expect(problemFrom(422, body)).toEqual({
    code: 'invalid',
    message: 'First.',
    fields: { name: ['First.'], upcCode: ['Second.', 'Third.'] },
    status: 422,
  });
});

test('the code of the body wins over the status, and its message is shown', () => {
  const body = { message: 'The plan holds 3 products.', code: 'plan_limit', limit: 3, used: 3 };
  expect(problemFrom(403, body)).toMatchObject({
    code: 'plan_limit',
    message: 'The plan holds 3 products.',
  });
});

test('a refusal that says its own reason is shown', () => {
  const message = 'This company is suspended. Contact support before you order.';
  expect(problemFrom(403, { message })).toMatchObject({ code: 'forbidden', message });
  const silent = 'Stripe does not answer. Nothing was changed. Try again in a minute.';
  expect(problemFrom(503, { message: silent }).message).toBe(silent);
});

test('technical messages are replaced by readable ones', () => {
  expect(problemFrom(401, { message: 'Unauthenticated.' }).message).toMatch(/signed out/);
  expect(problemFrom(500, { message: 'Server Error' }).message).toMatch(/Try again/);
  expect(problemFrom(403, { message: 'This action is unauthorized.' }).message).toMatch(/role/);
  expect(problemFrom(419, { message: 'CSRF token mismatch.' }).code).toBe('expired');
});

test('an HTML page and malformed errors still make a problem', () => {
  expect(problemFrom(502, '<html>').code).toBe('server');
  expect(problemFrom(422, { message: 7, errors: ['x'] })).toMatchObject({ fields: {} });
  expect(problemFrom(418, null).message).not.toBe('');
});

test('a thrown value of unknown type is an unexpected problem', () => {
  const problem = problemFrom(404, {});
  expect(toProblem(new CallFailed(problem))).toBe(problem);
  expect(toProblem(new TypeError('x')).code).toBe('unexpected');
});
