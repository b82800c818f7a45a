import { NO_SITE, siteOf } from '@hangtag/contract/rules/blockedSites';
import type { BlockedSite } from '@hangtag/contract/wire/blockedSite';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { type FormDialogState, FormDialog } from '../formDialog/FormDialog.tsx';

/** The request body of a blocked site. */
export type BlockedSiteValues = Pick<BlockedSite, 'site' | 'reason'>;

export interface BlockedSiteFormProps extends FormDialogState {
  /** The site whose reason is edited; null to block another one. */
  site: BlockedSite | null;
  /** Receives the completed form. */
  onSave: (values: BlockedSiteValues) => void;
}

/** The dialog that blocks a site, or says why one is blocked. */
export function BlockedSiteForm({ site, onSave, ...state }: BlockedSiteFormProps) {
  const draft = useFormDraft(
    { name: `blocked-site/${site?.id ?? 'new'}`, what: 'the site' },
    { site: site?.site ?? '', reason: site?.reason ?? '' },
  );
  const { typed, set } = draft;
  return (
    <FormDialog
      {...state}
      draft={draft}
      title={site ? `Why ${site.site} is blocked` : 'Block a site'}
      submit={site ? 'Save reason' : 'Block site'}
      onSubmit={() => onSave({ site: typed.site.trim(), reason: typed.reason.trim() })}
    >
      {!site && (
        <TextField
          label="Site"
          name="site"
          placeholder="shop.example"
          hint="With everything below it. An address is taken by its site."
          value={typed.site}
          onChange={(next) => set({ site: next })}
          maxLength={2000}
          validate={(text) => (siteOf(text) === null ? NO_SITE : null)}
        />
      )}
      <TextArea
        label="Reason"
        labelEnd="Optional"
        name="reason"
        rows={2}
        hint="The Admins whose buttons lead there get it by email when the site is blocked."
        value={typed.reason}
        onChange={(reason) => set({ reason })}
        maxLength={300}
      />
      {!site && (
        <Text kind="data" tone="second">
          Buttons that lead there leave all pages at once. Nothing is deleted.
        </Text>
      )}
    </FormDialog>
  );
}
