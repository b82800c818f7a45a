import { beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { storingMailer } from '../mail/storedMails.ts';
import { passwordResetEmail } from '../mail/passwordEmails.ts';

const link = 'http://localhost:4000/password/reset/abc?email=a%40b.c';

let server: TestServer;

async function withMail(settings = {}) {
  server = await startTestServer(settings);
  await storingMailer(server.db).send(passwordResetEmail('<b>@example.com', link));
}
beforeEach(() => withMail());

const get = (path: string, origin = 'http://localhost:4000') =>
  server.app.request(`${origin}${path}`);

describe('an email', () => {
  it('has the same content in text and HTML, and escapes user input', () => {
    const mail = passwordResetEmail('<b>"\'&@example.com', link);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('&lt;b&gt;&quot;&#39;&amp;@example.com');
    expect(mail.html).not.toContain('<b>');
  });
});

describe('/dev/mail', () => {
  it('lists emails, the newest first', async () => {
    await storingMailer(server.db).send({ to: 'a@b.c', subject: 'Second', text: '', html: '' });
    const page = await (await get('/dev/mail')).text();
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('Set a new password'));
    expect(page).toContain('&lt;b&gt;@example.com');
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'cdn-loop',
  ])('is closed to a request that a proxy forwarded (%s)', async (name) => {
    const headers = { [name]: 'for=203.0.113.9' };
    const ask = () => server.app.request('http://localhost:4000/dev/mail', { headers });
    expect((await ask()).status).toBe(404);
    await withMail({ demoForced: true });
    expect((await ask()).status).toBe(200);
  });

  it('shows an email in a sandboxed frame', async () => {
    const page = await (await get('/dev/mail/1')).text();
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const body = await get('/dev/mail/1/body');
    const policy = body.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
    expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await body.text()).toContain(link);
  });

  it('answers 404 for an unknown email', async () => {
    expect((await get('/dev/mail/99')).status).toBe(404);
    expect((await get('/dev/mail/x/body')).status).toBe(404);
  });

  it('answers loopback hosts only', async () => {
    expect((await get('/dev/mail', 'http://127.0.0.1:4000')).status).toBe(200);
    expect((await get('/dev/mail', 'http://[::1]:4000')).status).toBe(200);
    expect((await get('/dev/mail', 'http://evil.example')).status).toBe(404);
  });

  it('exists only in a demo, or when HANGTAG_DEMO forces it', async () => {
    await withMail({ demo: false });
    for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/body']) {
      expect((await get(path)).status).toBe(404);
    }
    await withMail({ demo: true, demoForced: true });
    expect((await get('/dev/mail', 'http://pages.example.com')).status).toBe(200);
  });
});
