import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { waitUntil } from '../../test/support/jobs.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Fetch, drain, listen, listenProblem, starting } from './listen.ts';

const config: Config = { ...readConfig({}, () => 'k'.repeat(43)), port: 0 };

async function serve(fetch: Fetch) {
  const server = await listen(fetch, config);
  const { port } = server.address() as AddressInfo;
  return { server, port, origin: `http://127.0.0.1:${port}` };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** A connection that writes bytes and collects what comes. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text));
  await once(socket, 'connect');
  return { write: (text: string) => socket.write(text), received: () => received };
}

describe('the network side', () => {
  it('finishes running answers and refuses new ones while it ends', async () => {
    let finish = () => {};
    const isAsked = Promise.withResolvers<void>();
    const { server, origin } = await serve(async () => {
      isAsked.resolve();
      await new Promise<void>((resolve) => (finish = resolve));
      return new Response('whole');
    });
    const answer = fetch(origin);
    await isAsked.promise;
    const drained = drain(server);
    await waitUntil(() => !server.listening);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    finish();
    expect(await (await answer).text()).toBe('whole');
    await drained;
  });

  it('answers a request that has arrived but is not read when it ends', async () => {
    const { server, port } = await serve(() => new Response('read'));
    const areNew = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)));
    const isUsed = await openConnection(port);
    isUsed.write(REQUEST);
    await waitUntil(() => isUsed.received().endsWith('read'));
    isUsed.write(REQUEST);
    for (const each of areNew) each.write(REQUEST);
    await drain(server);
    expect(isUsed.received().match(/\r\n\r\nread/g)).toHaveLength(2);
    for (const each of areNew)
      expect(each.received()).toMatch(/^HTTP\/1.1 200 .*Connection: close.*read$/s);
  });

  it('does not wait for idle connections', async () => {
    const { server, port } = await serve(() => new Response('ok'));
    // Neither side closes the connection.
    server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true });
    const call = request({ port, agent });
    call.end();
    const [response] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    response.resume();
    await once(response, 'end');
    expect(Object.keys(agent.freeSockets)).toHaveLength(1);
    await drain(server);
    agent.destroy();
  });

  it('gives slow senders ten seconds for a request’s head', async () => {
    const { server } = await serve(starting);
    expect(server.headersTimeout).toBe(10_000);
    await drain(server);
  });

  it('answers 503 until the server is ready', async () => {
    const { server, origin } = await serve(starting);
    const answer = await fetch(origin);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await answer.body?.cancel();
    await drain(server);
  });

  it('explains an address that is unavailable', async () => {
    const { server, port } = await serve(starting);
    const taken: unknown = await listen(starting, { ...config, port }).catch((error) => error);
    expect(listenProblem(taken, { ...config, port })).toContain(`Port ${port}`);
    const foreign = { ...config, host: '192.0.2.1' };
    const elsewhere: unknown = await listen(starting, foreign).catch((error) => error);
    expect(listenProblem(elsewhere, foreign)).toContain('HOST 192.0.2.1');
    expect(listenProblem(new Error('else'), config)).toBeNull();
    await drain(server);
  });
});
