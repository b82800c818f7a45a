import { EditorPanes } from '@hangtag/ui/patterns/EditorPanes';
import { useTitle } from '../navigation/title.ts';
import { companyContentEditor } from '../stores/companyContentEditor.ts';
import { ChosenCtas } from './ChosenCtas.tsx';
import { CompanyContentFrame } from './CompanyContentFrame.tsx';

/** The calls to action that follow on the pages of all products [F177]. */
export function CompanyCtasScreen() {
  useTitle('Calls to action of all pages');
  return (
    <CompanyContentFrame>
      {({ companyId, can, publishedContent }, draft) => (
        <EditorPanes>
          <ChosenCtas
            of="company"
            selected={draft.ctas}
            published={publishedContent?.ctas ?? null}
            lockedReason={can.locked}
            onEdit={(change) =>
              companyContentEditor.edit(companyId, (now) => ({ ...now, ctas: change(now.ctas) }))
            }
          />
        </EditorPanes>
      )}
    </CompanyContentFrame>
  );
}
