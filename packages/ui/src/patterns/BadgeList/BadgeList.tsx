import { useEffect, useRef, useState } from 'react';
import type { Association } from '@hangtag/contract/wire/association';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { firstError } from '../../support/firstError.ts';
import { Badge, type BadgeValues } from './Badge.tsx';
import { list } from './BadgeList.css.ts';

export interface BadgeListProps {
  /** In page order. */
  badges: readonly BadgeValues[];
  /** Associations that can still be added. */
  available: readonly Association[];
  /** Receives all badges after one changes or moves. */
  onChange: (badges: readonly BadgeValues[]) => void;
  /** Opens the evidence picker for the association with this id. */
  onChooseEvidence: (associationId: number) => void;
  /** Discards the recovered input; absent where none was recovered. */
  onDiscardRecovered?: (() => void) | undefined;
  /** Saves the badges. */
  onSave: () => void;
  /** Whether there are unsaved changes. @default false */
  isChanged?: boolean;
  /** Whether the badges are being saved. @default false */
  isBusy?: boolean;
  /** Validation errors by index and field, `0.validTo`; a new object announces them again. */
  errors?: FormErrors | undefined;
  /** Why saving failed, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Why the badges are read-only; null when they can be edited. @default null */
  lockedReason?: string | null;
  /** Today, `YYYY-MM-DD`, to mark expired badges. */
  today: string;
}

/** The associations whose badges the company's pages show, with their certificates. */
export function BadgeList(props: BadgeListProps) {
  const {
    badges,
    available,
    onChange,
    isBusy = false,
    problem = null,
    lockedReason = null,
  } = props;
  const isLocked = lockedReason !== null;
  const carried = new Set(badges.map(({ association }) => association.id));
  const free = available.filter(({ id }) => !carried.has(id));
  const change = (at: number, values: Partial<BadgeValues>) =>
    onChange(badges.map((badge, other) => (other === at ? { ...badge, ...values } : badge)));
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // The pressed remove button is gone: focus moves to the next badge's, or to the add button.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null) return;
    const left = place.current?.querySelectorAll<HTMLElement>('[data-part="actions"]') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('[data-part="add"] button'))?.focus();
  }, [badges.length]);
  const remove = (at: number, { name }: Association) => {
    removedAt.current = at;
    setAnnouncement(`Removed ${name}.`);
    onChange(badges.filter((_, other) => other !== at));
  };
  const move = (at: number, to: number) => {
    const badge = badges[at];
    if (!badge) return;
    setAnnouncement(`${badge.association.name} is now ${to + 1} of ${badges.length}.`);
    onChange(badges.toSpliced(at, 1).toSpliced(to, 0, badge));
  };
  const add = (id: string) => {
    const association = free.find((each) => String(each.id) === id);
    if (!association) return;
    const blank = { certificateNumber: '', validFrom: null, validTo: null, evidence: null };
    onChange([...badges, { association, ...blank }]);
  };
  return (
    <Form aria-label="Associations" errors={props.errors} onSubmit={props.onSave}>
      <div ref={place}>
        <Stack gap={24}>
          {isLocked && <Notice>{lockedReason}</Notice>}
          {props.onDiscardRecovered && (
            <RecoveredFieldsNotice onDiscard={props.onDiscardRecovered} />
          )}
          {problem !== null && (
            <Notice tone="danger" title="Not saved." announcement="assertive">
              {problem}
            </Notice>
          )}
          {badges.length === 0 && (
            <EmptyState title="No badges yet" illustration={<TagDrawing state="whole" />}>
              {free.length === 0
                ? 'The platform offers no associations yet.'
                : 'Choose an association you belong to. Its badge stands on all your product pages.'}
            </EmptyState>
          )}
          {badges.length > 0 && (
            <ol className={list} aria-label="Badges in page order">
              {badges.map((badge, at) => (
                <Badge
                  key={badge.association.id}
                  badge={badge}
                  at={at}
                  count={badges.length}
                  isLocked={isLocked}
                  today={props.today}
                  onChange={(values) => change(at, values)}
                  onMove={(to) => move(at, to)}
                  onChooseEvidence={() => props.onChooseEvidence(badge.association.id)}
                  evidenceError={firstError(props.errors, `${at}.evidenceFilesId`)}
                  onRemove={() => remove(at, badge.association)}
                />
              ))}
            </ol>
          )}
          {!isLocked && (
            <Inline justify="between" align="end">
              {free.length > 0 && (
                <div data-part="add">
                  <Select
                    label="Add an association"
                    placeholder="Choose an association"
                    options={free.map(({ id, name }) => ({ id: String(id), label: name }))}
                    value={null}
                    onChange={add}
                  />
                </div>
              )}
              <Button tone="primary" type="submit" isPending={isBusy} isDisabled={!props.isChanged}>
                Save
              </Button>
            </Inline>
          )}
        </Stack>
      </div>
      <VisuallyHidden announcement="polite">{announcement}</VisuallyHidden>
    </Form>
  );
}
