import * as css from './docs.css.ts';

interface DesignSlotProps {
  /** Address of the drawing in Figma, from `parameters.design.url`. */
  readonly url: string;
}

/** The component as it was drawn: a link, since a page loads nothing from elsewhere by itself. */
export function DesignSlot({ url }: DesignSlotProps) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>Design</h2>
      <p className={css.quiet}>
        <a className={css.link} href={url} target="_blank" rel="noreferrer">
          Open the drawing in Figma
        </a>
      </p>
    </section>
  );
}
