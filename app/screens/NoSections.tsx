import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AddSection, type AddSectionProps } from '@hangtag/ui/patterns/SectionList';

interface NoSectionsProps {
  /** The addable sections, and why none can be added. */
  adding: Omit<AddSectionProps, 'place'>;
  /** What sections are for on this page. */
  children: string;
}

/** The empty state of an editor: what sections are, and the button that adds the first. */
export function NoSections({ adding, children }: NoSectionsProps) {
  return (
    <EmptyState
      title="No sections yet"
      illustration={<TagDrawing state="whole" />}
      // The list already shows why nothing can be added.
      actions={adding.lockedReason === undefined && <AddSection {...adding} place="page" />}
    >
      {children}
    </EmptyState>
  );
}

/** Replaces the form of a section whose definition is deleted. */
export function UnavailableSection() {
  return (
    <Stack gap={8}>
      <Heading level={2}>No longer offered</Heading>
      <Text tone="second">This section is no longer offered. Hide it or remove it.</Text>
    </Stack>
  );
}
