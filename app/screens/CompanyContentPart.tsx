import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { partOf } from '@hangtag/contract/rules/companyContent';
import type {
  CompanyContent,
  CompanyContentAnswer,
  CompanyPart as Part,
} from '@hangtag/contract/wire/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { SectionList } from '@hangtag/ui/patterns/SectionList';
import { useModal } from '../navigation/modal.ts';
import { companyContentEditor } from '../stores/companyContentEditor.ts';
import { slotText } from './fileSlots.ts';
import { UnavailableSection, NoSections } from './NoSections.tsx';
import { partWords } from './companyContentWords.ts';
import { replaceSection, type SectionEdit } from './sectionEdits.ts';
import { entriesOf, availableSectionsOf } from './sectionWords.ts';
import { usePlanFacts } from './planUse.ts';
import { useDraftLinks } from './useLinkCheck.ts';
import { useSections } from './useSections.ts';
import { sectionErrors, draftErrors } from './fieldErrors.ts';

interface CompanyContentPartProps {
  part: Part;
  content: CompanyContentAnswer;
  draft: CompanyContent;
  /** The company's catalogue. */
  definitions: readonly CompanySection[];
  /** Why the sections are read-only; null when they can be edited. */
  locked: string | null;
  /** Whether the reason is already shown above. @default false */
  hidesReason?: boolean;
}

/** The sections of one part of the company content, and the form of the selected one [F015, F016, D40]. */
export function CompanyContentPart(props: CompanyContentPartProps) {
  const { part, content, draft, definitions, locked, hidesReason } = props;
  const editor = companyContentEditor.use(content.companyId);
  const { open: openModal } = useModal();
  const plan = usePlanFacts();
  const sections = draft[part];
  const { publishedContent } = content;
  const published = publishedContent && { sections: publishedContent[part] };
  const entries = entriesOf({ sections }, published, definitions);
  const edit = (change: SectionEdit) =>
    companyContentEditor.edit(content.companyId, (now) => ({
      ...now,
      [part]: change({ sections: now[part] }).sections,
    }));
  const { open, actions } = useSections({ of: part, sections, entries, onEdit: edit });
  const own = definitions.filter((each) => partOf(each) === part);
  const definition = definitions.find(({ id }) => id === open?.contentSectionId);
  const adding = {
    // The caller already decides whether the premium part is available.
    available: availableSectionsOf({ sections }, own, UNLIMITED, true, 'company'),
    fullReason: null,
    lockedReason: locked ?? undefined,
  };
  const linkOf = useDraftLinks(content.links, content.can.checkLinks);
  const isEmpty = sections.length === 0;
  const errors = { ...editor.publishing.problem?.fields, ...draftErrors(editor.save) };
  return (
    <EditorPanes
      list={
        <SectionList
          {...actions}
          {...plan}
          {...adding}
          onAdd={isEmpty ? undefined : actions.onAdd}
          hidesReason={hidesReason}
          sections={entries}
          limit={UNLIMITED}
        />
      }
    >
      {open && definition ? (
        <SectionForm
          key={open.id}
          definition={definition}
          section={open}
          published={published?.sections.find(({ id }) => id === open.id) ?? null}
          files={companyContentEditor.filesOf(editor)}
          onChange={(next) => edit(replaceSection(next))}
          onChooseFile={({ key }, place) =>
            openModal('gallery', {
              slot: slotText({ kind: 'field', sectionId: open.id, key, place }),
            })
          }
          errors={sectionErrors(errors, sections.indexOf(open), part)}
          linkOf={linkOf}
          lockedReason={locked}
          hidesReason={hidesReason}
        />
      ) : open ? (
        <UnavailableSection />
      ) : (
        <NoSections adding={{ ...adding, onAdd: actions.onAdd }}>
          {partWords[part].empty}
        </NoSections>
      )}
    </EditorPanes>
  );
}
