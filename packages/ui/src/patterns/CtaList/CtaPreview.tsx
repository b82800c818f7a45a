import { ctaHost, ctaState, readCtaTarget } from '@hangtag/contract/rules/cta';
import type { PageLook } from '@hangtag/contract/wire/company';
import type { Cta, CtaPage, CtaStyle } from '@hangtag/contract/wire/cta';
import type { CSSProperties } from 'react';
import * as css from './CtaPreview.css.ts';
import { type CtaValues, ctaFile, ctaFileType } from './ctaValues.ts';
import { styleWords } from './ctaWords.ts';

interface CtaPreviewProps {
  /** The values in the fields. */
  values: CtaValues;
  /** Its id; null for a new one. */
  ctaId: number | null;
  look: PageLook;
  /** Every call to action of the company. */
  all: readonly Cta[];
  /** A page that has it; null without one. */
  page: CtaPage | null;
  /** The present moment, in milliseconds since 1970. */
  now: number;
}

/** One button as the page draws it. */
interface Face {
  readonly key: number;
  readonly label: string;
  readonly style: CtaStyle;
  readonly site: string;
  readonly isEdited: boolean;
  readonly isOff: boolean;
}

/** Buttons that the column shows around the edited one. */
const MOST = 4;

const corners: Readonly<Record<PageLook['shape'], number>> = { square: 0, round: 8, pill: 99 };

/** The button among those of a page that has it, in the brand's colours, as it is typed. */
export function CtaPreview({ values, ctaId, look, all, page, now }: CtaPreviewProps) {
  const own: Face = {
    key: ctaId ?? 0,
    label: values.label.trim() || 'Your label',
    style: values.style,
    site: siteOf(values),
    isEdited: true,
    isOff: !values.isShown,
  };
  const faces = page?.ctas.includes(own.key) ? facesOf(page.ctas, all, own, now) : [own];
  const at = faces.indexOf(own);
  const start = Math.max(0, Math.min(at - 1, faces.length - MOST));
  const place = faces.length > 1 ? `, ${at + 1} of ${faces.length} on ${page?.name ?? ''}` : '';
  const state = values.isShown ? '' : ', off';
  return (
    <figure
      aria-label={`Preview: ${own.label}, ${styleWords[own.style].toLowerCase()}${place}${state}`}
      className={css.phone}
      style={{ background: look.ground, color: look.ink }}
    >
      {page && (
        <span className={css.title} data-titles={look.titles}>
          {page.name}
        </span>
      )}
      {faces.slice(start, start + MOST).map((face) => (
        <span key={face.key} className={css.item} data-edited={face.isEdited || undefined}>
          <span
            className={css.button}
            data-look={face.style}
            data-off={face.isOff || undefined}
            style={buttonStyle(look, face)}
          >
            {face.label}
          </span>
          <span className={css.site} style={{ color: look.inkSecond }}>
            {face.site}
          </span>
        </span>
      ))}
    </figure>
  );
}

/** The buttons that the page shows now, and the edited one in its place. */
const facesOf = (ids: readonly number[], all: readonly Cta[], own: Face, now: number): Face[] =>
  ids.flatMap((id) => {
    if (id === own.key) return own;
    const cta = all.find(({ ctaId }) => ctaId === id);
    if (!cta || ctaState(cta, now) !== 'live') return [];
    const { label, style, target, file } = cta;
    return {
      key: id,
      label,
      style,
      site: file?.name ?? ctaHost(target),
      isEdited: false,
      isOff: false,
    };
  });

/** The colours and shape of a button; one that is off is an outline, as in the list. */
function buttonStyle(look: PageLook, { style, isEdited, isOff }: Face): CSSProperties {
  const ring = isEdited && {
    outline: `1px solid ${look.accentText}`,
    outlineOffset: style === 'link' ? 2 : 3,
  };
  if (style === 'link') return { color: look.accentText, ...ring };
  return {
    borderColor: look.accentEdge,
    borderRadius: corners[look.shape],
    ...(style === 'primary' && !isOff
      ? { background: look.accent, color: look.onAccent }
      : { color: look.accentText }),
    ...ring,
  };
}

/** What people read under the button. */
function siteOf(values: CtaValues): string {
  if (ctaFileType(values)) return ctaFile(values)?.name ?? 'The name of the file';
  const reading = readCtaTarget(values.type, values.target);
  return reading.isValid ? ctaHost(reading.target) : 'Where it leads';
}
