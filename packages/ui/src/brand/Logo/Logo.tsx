import { logo, mark, string, tag, wordmark } from './Logo.css.ts';

export interface LogoProps {
  /** With the wordmark, or the mark alone where the name is nearby. @default 'full' */
  form?: 'full' | 'mark';
  /** Height of the mark in pixels; the wordmark's font size is 20 at the default. @default 20 */
  size?: number;
}

/** A paper tag, its hole, and the string through it. */
export function Logo({ form = 'full', size = 20 }: LogoProps) {
  const isAlone = form === 'mark';
  return (
    <span className={logo} data-component="Logo">
      <svg
        className={mark}
        viewBox="0 0 16 20"
        width={size * 0.8}
        height={size}
        {...(isAlone ? { role: 'img', 'aria-label': 'Hangtag' } : { 'aria-hidden': true })}
      >
        <path
          className={tag}
          fillRule="evenodd"
          d="M1 6.7 4.5 3.2h7L15 6.7v12a1.3 1.3 0 0 1-1.3 1.3H2.3A1.3 1.3 0 0 1 1 18.7zM8 5.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8"
        />
        <path className={string} d="M8 7.2c.1-2.9 1.9-5.5 5-6.4" />
      </svg>
      {!isAlone && <span className={wordmark}>Hangtag</span>}
    </span>
  );
}
