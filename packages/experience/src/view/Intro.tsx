import type { PageAction } from '../page.ts';
import type { Opening } from '../reading/blocks.ts';
import { Actions } from './Actions.tsx';
import { intro, lead, line, title as titleStyle } from './Intro.css.ts';

interface IntroProps {
  readonly title: string;
  readonly opening: Opening;
  readonly actions: readonly PageAction[];
}

/** Title, edition and first words. */
export function Intro({ title, opening, actions }: IntroProps) {
  return (
    <div className={intro}>
      <h1 className={titleStyle}>{title}</h1>
      {opening.line && <p className={line}>{opening.line}</p>}
      {opening.lead.map((paragraph, index) => (
        <p key={index} className={lead}>
          {paragraph}
        </p>
      ))}
      <Actions actions={actions} />
    </div>
  );
}
