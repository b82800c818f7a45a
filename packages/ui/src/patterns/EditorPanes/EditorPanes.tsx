import { Eye } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../elements/IconButton/index.ts';
import { SegmentedControl } from '../../elements/SegmentedControl/index.ts';
import { Tooltip } from '../../elements/Tooltip/index.ts';
import { useMedia } from '../../support/useMedia.ts';
import { breakpoints } from '../../theme/scale.ts';
import * as css from './EditorPanes.css.ts';
import { useTop } from './useTop.ts';

export interface EditorPanesProps {
  /** The list to choose from, at the start. @default the form alone */
  list?: ReactNode;
  /** The form, on surface, up to 584 pixels wide. */
  children: ReactNode;
  /**
   * Renders the preview, beside the form or instead of it; called only while it is shown. `waiting` reserves its space.
   * @default none
   */
  preview?: ((place: 'beside' | 'instead') => ReactNode) | 'waiting';
  /** Whether the preview is beside the form in a wide window. @default true */
  isPreviewShown?: boolean;
  /** Shows the preview beside the form. */
  onPreviewShow?: () => void;
}

const views = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;
const closedViews = views.map((each) => ({ ...each, isDisabled: true }));

/**
 * The editor's three areas: a list, the form of the selected entry, and the preview. Below 1200 pixels form and preview
 * alternate.
 */
export function EditorPanes(props: EditorPanesProps) {
  const { list, isPreviewShown = true } = props;
  const isWaiting = props.preview === 'waiting';
  const preview = props.preview === 'waiting' ? () => null : props.preview;
  const isWide = useMedia(`(min-width: ${breakpoints.editor}px)`);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const isBeside = !!preview && isWide && isPreviewShown;
  const isInstead = !!preview && !isWide && view === 'preview';
  const panes = useRef<HTMLDivElement>(null);
  useFocusOnCounterpart(panes, isPreviewShown);
  const top = useTop(panes);
  const columns = list ? (isBeside ? 'three' : 'two') : isBeside ? 'formAndPreview' : 'one';
  return (
    <div ref={panes} className={css.panes[columns]} data-component="EditorPanes">
      {list && <div className={css.list}>{list}</div>}
      <div className={css.form}>
        {preview && !isWide && (
          <div className={css.views[view]}>
            <SegmentedControl
              aria-label="View"
              options={isWaiting ? closedViews : views}
              value={view}
              onChange={setView}
            />
          </div>
        )}
        {preview && isWide && !isPreviewShown && (
          <div className={css.show}>
            <Tooltip text="Show the preview" placement="bottom">
              <IconButton
                icon={Eye}
                tone="outline"
                aria-label="Show the preview"
                onPress={props.onPreviewShow}
                data-toggle="preview"
              />
            </Tooltip>
          </div>
        )}
        {/* Hidden, not unmounted: input and cursor stay. */}
        <div className={css.column} hidden={isInstead}>
          {props.children}
        </div>
        {isInstead && <div className={css.instead}>{preview('instead')}</div>}
      </div>
      {isBeside && (
        <div className={css.beside}>
          {/* As tall as its visible part before the page scrolls. */}
          <div className={css.sticky} style={{ height: `calc(100dvh - ${top}px)` }}>
            {preview('beside')}
          </div>
        </div>
      )}
    </div>
  );
}

/** Focus moves between the buttons that show and hide the preview, because each removes itself. */
function useFocusOnCounterpart(panes: RefObject<HTMLElement | null>, isShown: boolean) {
  const before = useRef(isShown);
  useEffect(() => {
    const isLost = before.current !== isShown && document.activeElement === document.body;
    before.current = isShown;
    if (isLost) panes.current?.querySelector<HTMLElement>('[data-toggle="preview"]')?.focus();
  }, [panes, isShown]);
}
