import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AssociationList } from '@hangtag/ui/patterns/AssociationList';
import { useEffect } from 'react';
import { shown } from '../remote/Remote.ts';
import { associationList } from '../stores/platformLists.ts';
import { AssociationModal } from './AssociationModal.tsx';
import { listContent } from './listContent.ts';
import { ListsHead } from './ListsHead.tsx';
import { platformScreen } from './platformScreen.tsx';
import { useOpenForm } from './useOpenForm.ts';

/** The platform's associations, for Superadmins [F009, F027]; hidden from everybody else (X7). */
export const AdminAssociationsScreen = platformScreen('Associations', Associations);

function Associations() {
  const { list, ...rest } = associationList.use();
  const [open, setOpen] = useOpenForm('association', shown(list));
  useEffect(() => void associationList.load(), []);
  return (
    <Page>
      <Stack gap={24}>
        <ListsHead />
        <AssociationList
          {...rest}
          content={listContent(list)}
          onCreate={() => setOpen('new')}
          onEdit={setOpen}
          onMove={({ id }, place) => void associationList.move(id, place)}
          onDelete={({ id }) => associationList.remove(id)}
          onDeactivate={({ id }) => associationList.deactivate(id)}
          onRetry={() => void associationList.load()}
        />
      </Stack>
      {open && (
        <AssociationModal
          association={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}
