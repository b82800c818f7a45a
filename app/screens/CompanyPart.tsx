import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { partOf } from '@hangtag/contract/rules/companyContent';
import type {
  CompanyContent,
  CompanyContentAnswer,
  CompanyPart as Part,
} from '@hangtag/contract/wire/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { useModal } from '../shell/modal.ts';
import { editContent } from '../stores/companyContent.ts';
import { useContentEditor } from '../stores/contentState.ts';
import { slotText } from './choices.ts';
import { partWords } from './companyContentWords.ts';
import { replaceSection, type SectionEdit } from './sectionEdits.ts';
import { entriesOf, offersOf } from './sectionWords.ts';
import { usePlanFacts } from './planUse.ts';
import { useSections } from './useSections.ts';
import { fieldsOfSection, wrongFields } from './wrongFields.ts';

interface CompanyPartProps {
  part: Part;
  content: CompanyContentAnswer;
  draft: CompanyContent;
  /** The company's catalogue. */
  definitions: readonly CompanySection[];
  /** Why nothing may be changed; null when it may. */
  locked: string | null;
}

/** The sections of one part of the company's content, and the form of the open one [F015, F016, D40]. */
export function CompanyPart({ part, content, draft, definitions, locked }: CompanyPartProps) {
  const { save, publishing, chosen } = useContentEditor();
  const { open: openModal } = useModal();
  const plan = usePlanFacts();
  const sections = draft[part];
  const { publishedContent } = content;
  const published = publishedContent && { sections: publishedContent[part] };
  const entries = entriesOf({ sections }, published, definitions);
  const edit = (change: SectionEdit) =>
    editContent((now) => ({ ...now, [part]: change({ sections: now[part] }).sections }));
  const { open, verbs } = useSections({ of: part, sections, entries, onEdit: edit });
  const own = definitions.filter((each) => partOf(each) === part);
  const definition = definitions.find(({ id }) => id === open?.contentSectionId);
  const errors = { ...publishing.problem?.fields, ...wrongFields(save) };
  return (
    <EditorPanes
      list={
        <SectionList
          {...verbs}
          {...plan}
          sections={entries}
          limit={UNLIMITED}
          fullReason={null}
          // Whether the premium part is open at all was decided before this one is drawn.
          offers={offersOf({ sections }, own, UNLIMITED, true, 'company')}
          lockedReason={locked ?? undefined}
        />
      }
    >
      {open && definition ? (
        <SectionForm
          key={open.id}
          definition={definition}
          section={open}
          published={published?.sections.find(({ id }) => id === open.id) ?? null}
          files={[...content.files, ...chosen]}
          onChange={(next) => edit(replaceSection(next))}
          onChooseFile={({ key }, place) =>
            openModal('gallery', {
              slot: slotText({ kind: 'field', sectionId: open.id, key, place }),
            })
          }
          errors={fieldsOfSection(errors, sections.indexOf(open), part)}
          lockedReason={locked}
        />
      ) : (
        <Stack gap={8}>
          <Heading level={2}>{open ? 'No longer offered' : 'No sections yet'}</Heading>
          <Text tone="second">
            {open
              ? 'This section is no longer offered. Hide it or remove it.'
              : partWords[part].empty}
          </Text>
        </Stack>
      )}
    </EditorPanes>
  );
}
