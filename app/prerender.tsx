/** The sign-in as HTML, which `bundle/prerenderSignIn.ts` writes into its page at the build. */
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './shell/App.tsx';
import { startSession } from './stores/session.ts';

/** Draws the screen of `location` for a guest. */
export async function drawForGuest(): Promise<string> {
  await startSession();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return html;
}
