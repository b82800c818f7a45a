import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { useConfirm } from '../../support/useConfirm.ts';
import { CodeLinkForm } from './CodeLinkForm.tsx';
import { CodeLinkRows, columnList } from './CodeLinkRows.tsx';
import * as css from './CodeLinks.css.ts';
import type { CodeLinksProps } from './types.ts';
import { codesWords } from './words.ts';

/** Where a product's code leads besides its page: the brand's own links, typed for apps and programs. */
export function CodeLinks(props: CodeLinksProps) {
  const { content, isBusy = false, problem = null } = props;
  const headingId = useId();
  const [editing, setEditing] = useState<CodeLink | 'new' | null>(null);
  const { about, failure, ask, close } = useConfirm<CodeLink, string>(problem);
  const isEditable = content.phase === 'ready' && content.can.edit;
  const add = isEditable ? (
    <Button
      icon={Plus}
      onPress={() => {
        props.onCountries();
        setEditing('new');
      }}
    >
      Add link
    </Button>
  ) : undefined;
  const edit = (link: CodeLink) => {
    props.onCountries();
    setEditing(link);
  };
  return (
    <section className={css.part} aria-labelledby={headingId} data-component="CodeLinks">
      <div className={css.head}>
        <Heading level={2} id={headingId}>
          Own links
        </Heading>
        {content.phase === 'ready' && content.links.length > 0 && add}
      </div>
      {content.phase === 'loading' && (
        <div aria-busy>
          <VisuallyHidden announcement="once">Loading links</VisuallyHidden>
          <TableSkeleton columns={columnList} rows={3} />
        </div>
      )}
      {content.phase === 'failed' && (
        <FailedPart level={3} what="The links" content={content} onRetry={props.onRetry} />
      )}
      {content.phase === 'ready' && content.links.length === 0 && (
        <EmptyState
          level={3}
          title="No links of your own yet"
          illustration={<TagDrawing state="whole" />}
          actions={add}
        >
          A scan opens the product’s page. An app or a program can ask the same code for
          instructions, a certificate or another document: add where each of them is.
        </EmptyState>
      )}
      {content.phase === 'ready' && content.links.length > 0 && (
        <>
          <div className={css.lead}>
            <Text tone="second">
              A scan opens the product’s page. Apps and programs that ask the code for one of these
              are led there at once, without publishing.
            </Text>
          </div>
          <CodeLinkRows
            links={content.links}
            onEdit={isEditable ? edit : undefined}
            onDelete={isEditable ? ask : undefined}
          />
        </>
      )}
      {editing !== null && content.phase === 'ready' && (
        <CodeLinkForm
          {...props}
          key={editing === 'new' ? 'new' : editing.id}
          link={editing === 'new' ? null : editing}
          onAskDelete={ask}
          onClose={() => setEditing(null)}
        />
      )}
      {about && (
        <AlertDialog
          title={`Delete “${about.title}”?`}
          action="Delete"
          isOpen
          isBusy={isBusy}
          problem={failure ?? undefined}
          onAction={() => void props.onDelete(about).then((worked) => worked && close())}
          onClose={close}
        >
          Codes in print stop leading to it at once ({codesWords(about).toLowerCase()}). The
          product’s page stays. The company’s log keeps the address.
        </AlertDialog>
      )}
    </section>
  );
}
