/** Writes `login.html`: the page with the sign-in drawn in it, which the script then takes over (decision 0072). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { breakpoints } from '@hangtag/ui/theme/scale';
import { uiPlugins } from '@hangtag/ui/vite';
import { build, type Plugin } from 'vite';
import { type Bundle, chunkOf, filesOf } from './chunkFiles.ts';

/** Where the page is drawn; only its path matters. */
const address = new URL('http://localhost/login');

/** The sign-in's markup, drawn by the app's own code in Node. @param folder For the code, built for Node. */
async function draw(root: string, folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    plugins: [uiPlugins()],
    publicDir: false,
    logLevel: 'silent',
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  Object.assign(globalThis, { location: address });
  try {
    const made = pathToFileURL(join(folder, 'prerender.js'));
    // Built again in the same process, as by a watcher, it is another module.
    const { drawForGuest } = (await import(`${made.href}?${Date.now()}`)) as {
      drawForGuest: () => Promise<string>;
    };
    return await drawForGuest();
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
  }
}

/** @throws Error where the build has no such file. */
function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
}

/** A picture beside the form, which only wide screens have room for. */
const preload = (href: string) =>
  `<link rel="preload" as="image" fetchpriority="high" media="(min-width: ${breakpoints.tablet}px)" href="${href}">`;

/** Turns style attributes, which the page's policy forbids, into rules. */
function liftStyles(html: string): { readonly markup: string; readonly rules: string } {
  const rules: string[] = [];
  const markup = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!rules.includes(style)) rules.push(style);
    return ` data-style="${rules.indexOf(style)}"`;
  });
  return {
    markup,
    rules: rules.map((style, index) => `[data-style="${index}"]{${style}}`).join(''),
  };
}

/** The plugin. @param root The app's folder. */
export function prerenderSignIn(root: string): Plugin {
  return {
    name: 'hangtag-prerender-sign-in',
    apply: 'build',
    generateBundle: {
      // After Vite has made the index.
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle);
        const drawn = await draw(root, join(root, '.cache/prerender'));
        const { markup, rules } = liftStyles(drawn.replace(/^(<link [^>]*>)+/, ''));
        const pictures: string[] = [];
        const body = markup
          .replaceAll(/"file:[^"]*\/assets\/([^"/]+)"/g, (_, name: string) => {
            const file = files.find((each) => each.type === 'asset' && each.names.includes(name));
            if (!file) throw new Error(`The build has no ${name}.`);
            pictures.push(`/${file.fileName}`);
            return `"/${file.fileName}"`;
          })
          // Enter before the script runs must not put the password into the address.
          .replaceAll('<form ', '<form method="dialog" ');
        const sheets = ['/app/index.html', '/screens/SignInScreen.tsx']
          .flatMap((end) => filesOf(bundle, chunkOf(bundle, end)))
          .filter((name) => name.endsWith('.css'));
        const head = [
          `<style>${[...new Set(sheets)].map((name) => textOf(bundle, name)).join('')}${rules}</style>`,
          // Vite finds them here and does not load what stands above a second time.
          ...[...new Set(sheets)].map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
        ].join('');
        const source = textOf(bundle, 'index.html')
          .replaceAll(/ *<link rel="stylesheet" [^>]*>\n?/g, '')
          // Before the scripts, which the picture would otherwise wait for.
          .replace('<head>', (head) => head + pictures.map(preload).join(''))
          .replace('</head>', () => `${head}</head>`)
          .replace(
            /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
            () => `<div id="root" data-drawn>${body}</div>`,
          );
        this.emitFile({ type: 'asset', fileName: 'login.html', source });
      },
    },
  };
}
