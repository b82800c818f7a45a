import {
  type SectionEntry,
  SectionList,
  type SectionListProps,
} from '@hangtag/ui/patterns/SectionList';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sectionOptions, sectionEntries } from '../fixtures/sections.ts';

/** Keeps order and choice, as an editor does. */
export function StatefulSectionList(props: SectionListProps) {
  const [sections, setSections] = useState(props.sections);
  const [selected, setSelected] = useState(props.selected);
  const [removed, setRemoved] = useState<{ section: SectionEntry; place: number } | null>(null);
  return (
    <SectionList
      {...props}
      sections={sections}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        props.onSelect(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        const place = sections.findIndex((section) => section.id === id);
        const section = sections[place];
        if (section) setRemoved({ section, place });
        setSections(sections.toSpliced(place, 1));
      }}
      removed={removed?.section.name ?? null}
      onRestore={() => {
        if (removed) setSections(sections.toSpliced(removed.place, 0, removed.section));
        setRemoved(null);
      }}
      onMove={(id, place) => {
        props.onMove(id, place);
        setSections((now) => {
          const rest = now.filter((section) => section.id !== id);
          return rest.toSpliced(place, 0, ...now.filter((section) => section.id === id));
        });
      }}
    />
  );
}

/** A page of seven sections, the first of them open. */
export const sectionListArgs = {
  sections: sectionEntries(7),
  selected: 'section-1',
  limit: 1000,
  planName: 'Business' satisfies string | null,
  fullReason: null satisfies string | null,
  billingHref: '?modal=billing',
  available: sectionOptions,
  onSelect: fn(),
  onAdd: fn(),
  onMove: fn(),
  onRemove: fn(),
  onVisibilityChange: fn(),
};
