import * as css from './docs.css.ts';

interface DesignSlotProps {
  /** Address of the drawing in Figma, from `parameters.design.url`. */
  readonly url: string | undefined;
}

/** The component as it was drawn: a link, since a page loads nothing from elsewhere by itself. */
export function DesignSlot({ url }: DesignSlotProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Design</h2>
      <p className={css.quiet}>
        {url === undefined ? (
          <>
            No drawing is linked. Set <code className={css.code}>parameters.design</code> in the
            story file to <code className={css.code}>{"{ type: 'figma', url }"}</code>; it then also
            shows in the Design panel of every story.
          </>
        ) : (
          <a className={css.link} href={url} target="_blank" rel="noreferrer">
            Open the drawing in Figma
          </a>
        )}
      </p>
    </section>
  );
}
