/** Mocks the users of company 7. */
import type { InviteAnswer, UserRow, UserUpdateBody } from '@hangtag/contract/wire/users';
import { http, HttpResponse } from 'msw';
import { member, usersAnswer } from '../fixtures/users.ts';

/** The mocked calls. */
export const usersPath = '/api/companies/7/users';

/** The list, which stores changes, invitations and revocations. */
export function usersHandlers(rows: readonly UserRow[]) {
  let now = rows;
  return [
    http.get(usersPath, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      const found = now.filter(({ name, email }) => `${name} ${email}`.includes(search));
      return HttpResponse.json(
        usersAnswer(found.slice(0, 5), { total: found.length, userCount: now.length }),
      );
    }),
    http.put<{ id: string }, UserUpdateBody>(`${usersPath}/:id`, async ({ params, request }) => {
      const patch = (await request.json()) as Partial<UserRow>;
      now = now.map((row) =>
        row.id === Number(params.id) ? member(row.id, { ...row, ...patch }) : row,
      );
      return HttpResponse.json(now.find(({ id }) => id === Number(params.id)));
    }),
    http.post<never, { email: string; role: 'User' | 'Admin' }>(
      `${usersPath}/invite`,
      async ({ request }) => {
        const { email, role } = await request.json();
        const known = now.find((row) => row.email === email);
        if (known && known.status !== 'Pending')
          return HttpResponse.json<InviteAnswer>({
            status: 'failed',
            message: 'This address has an account already.',
          });
        const user =
          known ??
          member(100 + now.length, {
            email,
            role,
            name: null,
            status: 'Pending',
            lastLogin: null,
            invite: { expiresAt: '2026-11-28T12:00:00Z', isOver: false },
          });
        if (!known) now = [user, ...now];
        const link = `https://hangtag.example/register?token=${now.length}`;
        return HttpResponse.json<InviteAnswer>({
          status: 'success',
          user,
          isResent: known !== undefined,
          link,
        });
      },
    ),
    http.delete<{ id: string }>(`${usersPath}/:id/invite`, ({ params }) => {
      now = now.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
