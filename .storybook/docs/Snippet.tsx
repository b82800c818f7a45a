import { useState } from 'react';
import * as css from './snippet.css.ts';

/** A snippet as one would paste it: what stands round the JSX, and the stories' spies, go. */
const jsxOnly = (code: string): string =>
  code
    .trim()
    .replace(/^const \w+ = \(\w*\) => (?!\{)/, '')
    .replaceAll(/\s+\w+=\{fn\(\)\}/g, '')
    .replace(/;$/, '');

/** Takes back the indentation that the lines had behind `const Example = `. */
function outdented(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const least = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  // Attributes on lines of their own stay two in.
  const kept = /^\s+[\w-]+(=|$)/.test(filled[0] ?? '') ? 2 : 0;
  return [first, ...rest.map((line) => line.slice(Math.max(0, least - kept)))].join('\n');
}

interface SnippetProps {
  /** The source of a story. */
  readonly code: string;
}

/** Code to copy. */
export function Snippet({ code }: SnippetProps) {
  const [isCopied, setCopied] = useState(false);
  const text = outdented(jsxOnly(code));
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.snippet}>
      <pre className={css.snippetCode}>{text}</pre>
      <button type="button" className={css.copy} onClick={copy} onBlur={() => setCopied(false)}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}
