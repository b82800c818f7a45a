import { caption, picture, still } from './SignInStill.css.ts';

const stillUrl = new URL('./sign-in.jpg', import.meta.url).href;

export interface SignInStillProps {
  /** Names what stands on the table; none hides the caption. */
  children?: string;
}

/** A bottle, a mug and an olive branch in window light: what the tool is for. Fills its box. */
export function SignInStill({ children }: SignInStillProps) {
  return (
    <figure className={still} data-component="SignInStill">
      <img className={picture} src={stillUrl} alt="" width={1280} height={1360} />
      {children && <figcaption className={caption}>{children}</figcaption>}
    </figure>
  );
}
