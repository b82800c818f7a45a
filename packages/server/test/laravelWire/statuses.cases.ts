/** The shapes of refusals, and what there is not. */
import { makeCompany, makeUser } from '../support/users.ts';
import { type ExchangeCase, fieldRefusal } from './exchange.ts';

const unauthenticated = { message: 'Unauthenticated.' };
const unauthorized = { message: 'This action is unauthorized.' };
const notFound = { message: 'Not found.' };
const json = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** One refusal of each status. */
export const refusals: readonly ExchangeCase[] = [
  {
    name: '401 without a session',
    send: ({ guest }) => guest.get('/api/user'),
    status: 401,
    body: unauthenticated,
    headers: { ...json, 'www-authenticate': null, location: null },
  },
  {
    name: '401 for a page’s browser too: an API path never redirects',
    send: ({ guest }) => guest.get('/api/user', { headers: { accept: 'text/html' } }),
    status: 401,
    body: unauthenticated,
    headers: { location: null },
  },
  {
    name: '403 for somebody else’s profile',
    send: ({ member, userId }) => member.put(`/api/user/${userId + 1}`, { name: 'Ada' }),
    status: 403,
    body: unauthorized,
    headers: json,
  },
  {
    name: '404 for another company’s object, as if there were none',
    async send({ server, member }) {
      const other = await makeCompany(server.db);
      return member.get(`/api/companies/${other.id}`);
    },
    status: 404,
    body: notFound,
    headers: json,
  },
  {
    name: '404 before 422: what was sent is not looked at',
    send: ({ member }) => member.put('/api/companies/999/products/1', { name: '' }),
    status: 404,
    body: notFound,
  },
  {
    name: '413 when the body is too large',
    send: ({ guest }) => guest.post('/login', JSON.stringify({ email: 'a'.repeat(1024 * 1024) })),
    status: 413,
    body: { message: 'Payload Too Large. At most 1 MB can be sent.' },
  },
  {
    name: '422 for one wrong field says its sentence twice',
    send: ({ member, userId }) => member.put(`/api/user/${userId}`, { avatar: 'bot5.jpg' }),
    status: 422,
    body: fieldRefusal('avatar', 'Is not one of the four.'),
    headers: json,
  },
  {
    name: '422 for two counts one error more',
    send: ({ member, userId }) =>
      member.put(`/api/user/${userId}`, { name: '', avatar: 'bot5.jpg' }),
    status: 422,
    body: {
      message: 'This field is required. (and 1 more error)',
      errors: { name: ['This field is required.'], avatar: ['Is not one of the four.'] },
    },
  },
  {
    name: '422 for three counts two errors more',
    send: ({ member, userId }) =>
      member.put(`/api/user/${userId}`, { name: '', email: 'ada', avatar: 'bot5.jpg' }),
    status: 422,
    body: {
      message: 'This field is required. (and 2 more errors)',
      errors: {
        name: ['This field is required.'],
        email: ['Please provide a valid email'],
        avatar: ['Is not one of the four.'],
      },
    },
  },
  {
    name: '422 names a nested field with dots',
    send: ({ member, companyId }) =>
      member.post(`/api/companies/${companyId}/products`, { imageFile: { filesId: 'x' } }),
    status: 422,
    body: fieldRefusal('imageFile.filesId', 'Must be a number.'),
  },
];

/** Addresses nobody knows. */
export const unknownAddresses: readonly ExchangeCase[] = [
  {
    name: 'an unknown API path is 404 in JSON, for visitors too',
    send: ({ server }) => server.guest().get('/api/nothing'),
    status: 404,
    body: notFound,
    headers: json,
  },
  {
    name: 'whatever the method, and without a token',
    send: ({ server }) => server.guest().post('/api/nothing', {}),
    status: 404,
    body: notFound,
  },
  {
    name: 'the API’s own root',
    send: ({ server }) => server.guest().get('/api'),
    status: 404,
    body: notFound,
  },
  {
    name: 'an id that is none',
    send: ({ member }) => member.get('/api/companies/1e3'),
    status: 404,
    body: notFound,
  },
];

/** Methods an address does not know, and those every address knows. */
export const methods: readonly ExchangeCase[] = [
  {
    name: 'PUT where there is POST only',
    send: ({ member }) => member.put('/api/user/password-reset', {}),
    status: 405,
    body: {
      message:
        'The PUT method is not supported for route api/user/password-reset. Supported methods: POST.',
    },
    headers: { allow: 'POST' },
  },
  {
    name: 'POST where there is GET: HEAD is named with it',
    send: ({ member }) => member.post('/api/user', {}),
    status: 405,
    body: {
      message: 'The POST method is not supported for route api/user. Supported methods: GET, HEAD.',
    },
    headers: { allow: 'GET, HEAD' },
  },
  {
    name: '405 before the token is asked for',
    send: ({ server }) => server.guest().put('/logout', {}),
    status: 405,
    body: { message: 'The PUT method is not supported for route logout. Supported methods: POST.' },
    headers: { allow: 'POST' },
  },
  {
    name: 'HEAD is GET without its body',
    send: ({ member }) => member.send('HEAD', '/api/user'),
    status: 200,
    body: null,
    headers: { 'content-type': 'application/json' },
  },
  {
    name: 'HEAD is refused like GET, without a body',
    async send({ server }) {
      const user = await makeUser(server.db, await makeCompany(server.db));
      return (await server.as(user)).send('HEAD', '/api/companies/999');
    },
    status: 404,
    body: null,
  },
  {
    name: 'OPTIONS names the methods, to anybody',
    send: ({ server, companyId }) =>
      server.guest().send('OPTIONS', `/api/companies/${companyId}/products`),
    status: 200,
    body: null,
    headers: { allow: 'GET, HEAD, POST' },
  },
  {
    name: 'OPTIONS of an unknown API path is 404 like everything there',
    send: ({ server }) => server.guest().send('OPTIONS', '/api/nothing'),
    status: 404,
    body: notFound,
  },
];
