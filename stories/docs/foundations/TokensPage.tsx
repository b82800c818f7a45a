import { tokenFiles } from '@hangtag/ui/theme/dtcg/files';
import { Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';

const everything = 'hangtag-all.resolver.json';

/** The purpose of a file, by its path. */
function purpose(path: string): string {
  if (path === everything)
    return 'Every brand in every theme and density: the sets below and how they become one.';
  if (path.includes('resolver'))
    return 'Says how the sets below become one: brand, density and theme are its modifiers.';
  const [, kind = '', name = ''] = /(?:sets\/)?(\w+)-?(\w*)\.tokens/.exec(path) ?? [];
  if (kind === 'base') return 'What no theme changes.';
  if (kind === 'hangtag') return `All of one theme: our brand, comfortable, ${name}.`;
  if (kind === 'density') return `Heights of controls and rows, ${name}.`;
  if (kind === 'brand') return `Colours, titles and corners of ${tokenWords(name)}.`;
  return `Colours, shadows and focus, ${name}.`;
}

const kilobytes = (text: string) => `${(new Blob([text]).size / 1024).toFixed(1)} kB`;

const isWhole = (path: string) => !path.startsWith('sets/') && !path.includes('resolver');

function Files({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul className={css.rows}>
      {paths.map((path) => (
        <li key={path} className={css.row}>
          <div className={css.tile}>
            <a className={css.link} href={`tokens/${path}`} download>
              {path.replace('sets/', '')}
            </a>
            <p className={css.figures}>{kilobytes(tokenFiles[path] ?? '')}</p>
          </div>
          <p className={css.prose}>{purpose(path)}</p>
        </li>
      ))}
    </ul>
  );
}

const paths = Object.keys(tokenFiles);
const example = `"accent": ${JSON.stringify(
  (
    JSON.parse(tokenFiles['hangtag-light.tokens.json'] ?? '{}') as {
      color?: { accent?: unknown };
    }
  ).color?.accent,
  undefined,
  2,
)}`;

/** The design tokens as files for design tools. */
export function TokensPage() {
  return (
    <Foundation
      title="Tokens"
      lead="The values of these pages as files that design tools read: the format of the Design Tokens Community Group, 2025.10. They are written from the theme’s own values, and a test fails when they fall behind."
    >
      <Part
        title="Everything in one file"
        says="For tools that read a resolver: brand, density and theme are chosen there, and it needs no other file."
      >
        <Files paths={[everything]} />
      </Part>
      <Part
        title="One file for each theme"
        says="For tools that import one file for each mode. In Figma: import each as a mode of one collection of variables."
      >
        <Files paths={paths.filter(isWhole)} />
      </Part>
      <Part
        title="Resolver and sets"
        says="The same in single files, to see what a change changes. Keep the folder as it is, the resolver points into it."
      >
        <Files paths={paths.filter((path) => !isWhole(path) && path !== everything)} />
      </Part>
      <Part
        title="A token"
        says="What it is for stands beside its value, and the CSS variable that carries it in the browser."
      >
        <pre className={css.code} style={{ whiteSpace: 'pre-wrap' }}>
          {example}
        </pre>
      </Part>
    </Foundation>
  );
}
