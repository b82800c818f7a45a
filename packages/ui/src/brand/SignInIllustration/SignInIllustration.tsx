import { caption, picture, illustration } from './SignInIllustration.css.ts';

const imageUrl = new URL('./sign-in.avif', import.meta.url).href;

export interface SignInIllustrationProps {
  /** Names the things on the table; absent hides the caption. */
  children?: string;
}

/** A bottle, a mug and an olive branch in window light. Fills its box. */
export function SignInIllustration({ children }: SignInIllustrationProps) {
  return (
    <figure className={illustration} data-component="SignInIllustration">
      <img
        className={picture}
        src={imageUrl}
        alt=""
        width={1280}
        height={1360}
        // A narrow screen hides the box and does not load it.
        loading="lazy"
      />
      {children && <figcaption className={caption}>{children}</figcaption>}
    </figure>
  );
}
