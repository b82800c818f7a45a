/** Mocks calls that fail, or never answer. */
import { delay, http, HttpResponse } from 'msw';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Refuses the call with a status and the server's message. */
export const respondWithRefusal = (method: Method, path: string, status: number, body: object) =>
  http[method](path, () => HttpResponse.json(body, { status }));

/** Answers with a server error. */
export const respondWithServerError = (method: Method, path: string) =>
  respondWithRefusal(method, path, 500, { message: 'Server Error' });

/** Answers that the role lacks the right. */
export const respondWithForbidden = (method: Method, path: string) =>
  respondWithRefusal(method, path, 403, { message: 'This action is unauthorized.' });

/** Never answers while the story is shown. */
export const neverRespond = (method: Method, path: string) =>
  http[method](path, async () => {
    await delay('infinite');
    return new HttpResponse();
  });
