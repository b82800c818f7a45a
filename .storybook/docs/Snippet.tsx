import { useState } from 'react';
import * as css from './snippet.css.ts';

interface SnippetProps {
  /** The code to copy, as the page shows it. */
  readonly code: string;
}

/** Code to copy. */
export function Snippet({ code }: SnippetProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.snippet}>
      <pre className={css.snippetCode}>{code}</pre>
      <button type="button" className={css.copy} onClick={copy} onBlur={() => setCopied(false)}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}
