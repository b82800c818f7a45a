/** Calls that end badly, or not at all. */
import { delay, http, HttpResponse } from 'msw';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The call is refused with a status and the wire's own words. */
export const respondWithRefusal = (method: Method, path: string, status: number, body: object) =>
  http[method](path, () => HttpResponse.json(body, { status }));

/** The server breaks. */
export const respondWithServerError = (method: Method, path: string) =>
  respondWithRefusal(method, path, 500, { message: 'Server Error' });

/** The role does not include it. */
export const respondWithForbidden = (method: Method, path: string) =>
  respondWithRefusal(method, path, 403, { message: 'This action is unauthorized.' });

/** No answer comes while the story is shown. */
export const neverRespond = (method: Method, path: string) =>
  http[method](path, async () => {
    await delay('infinite');
    return new HttpResponse();
  });
