import type { PageAction } from '../content/page.ts';
import type { Opening } from '../reading/blocks.ts';
import { Actions } from './Actions.tsx';
import { useDirection } from './language.tsx';
import { caption as captionStyle, intro, lead, line, title as titleStyle } from './Intro.css.ts';

interface IntroProps {
  readonly title: string;
  /** Words under the picture at the head, which stands above or beside. */
  readonly caption: string | null;
  readonly opening: Opening;
  readonly actions: readonly PageAction[];
  /** What a link into the page calls it. @default none */
  readonly anchor?: string | undefined;
}

/** Title, edition and first words. */
export function Intro({ title, caption, opening, actions, anchor }: IntroProps) {
  const dirOf = useDirection();
  return (
    <div className={intro} id={anchor}>
      {caption && (
        <p className={captionStyle} {...dirOf(caption)}>
          {caption}
        </p>
      )}
      <h1 className={titleStyle} {...dirOf(title)}>
        {title}
      </h1>
      {opening.line && (
        <p className={line} {...dirOf(opening.line)}>
          {opening.line}
        </p>
      )}
      {opening.lead.map((paragraph, index) => (
        <p key={index} className={lead} {...dirOf(paragraph)}>
          {paragraph}
        </p>
      ))}
      <Actions actions={actions} />
    </div>
  );
}
