import { GripVertical } from 'lucide-react';
import { Button as AriaButton, GridListItem } from 'react-aria-components';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { SectionMenu, type SectionMenuProps } from './SectionMenu.tsx';
import { actions, handle, kind, mark, name, row } from './SectionRow.css.ts';

export interface SectionRowProps extends SectionMenuProps {
  isLocked: boolean;
}

/** One section: its handle, name, what it holds, whether it changed, and what can be done with it. */
export function SectionRow(props: SectionRowProps) {
  const { section, isLocked } = props;
  return (
    <GridListItem id={section.id} textValue={section.name} className={row}>
      {!isLocked && (
        <AriaButton slot="drag" className={handle} aria-label={`Move ${section.name}`}>
          <Icon of={GripVertical} />
        </AriaButton>
      )}
      <span className={name} data-hidden={section.isHidden || undefined}>
        {section.name}
      </span>
      <span className={kind}>{section.isHidden ? 'Hidden' : section.kind}</span>
      <span className={mark}>
        {section.isChanged && (
          <StatusMark shape="half">
            <VisuallyHidden>Changed</VisuallyHidden>
          </StatusMark>
        )}
      </span>
      {!isLocked && (
        <span className={actions}>
          <SectionMenu {...props} />
        </span>
      )}
    </GridListItem>
  );
}
