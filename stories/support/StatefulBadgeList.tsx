/** The stories' badges, and a list that keeps changes. */
import type { ProductFile } from '@hangtag/contract/wire/file';
import { BadgeList, type BadgeListProps, type BadgeValues } from '@hangtag/ui/patterns/BadgeList';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { availableAssociations, merrowBadges } from '../fixtures/companyContent.ts';

const certificate: ProductFile = {
  filesId: 61,
  type: 'pdf',
  fileUrl: '',
  previewUrl: null,
  name: 'Organic certificate',
  fileName: 'organic-certificate-2026.pdf',
  bytes: 412_000,
  width: null,
  height: null,
};

/** Two badges: the first has its certificate, the second has expired. */
export const badgeValues: readonly BadgeValues[] = merrowBadges.map(
  ({ association, certificateNumber, validFrom, validTo }, at) => ({
    association,
    certificateNumber: certificateNumber ?? '',
    validFrom,
    validTo,
    evidence: at === 0 ? certificate : null,
  }),
);

/** Keeps the input, as a screen does. */
export function StatefulBadgeList(props: BadgeListProps) {
  const [badges, setBadges] = useState(props.badges);
  const onChange = (next: readonly BadgeValues[]) => {
    props.onChange(next);
    setBadges(next);
  };
  const isChanged = props.isChanged || badges !== props.badges;
  return <BadgeList {...props} badges={badges} onChange={onChange} isChanged={isChanged} />;
}

/** The common arguments of the list's stories. */
export const badgeListArgs = {
  badges: badgeValues,
  available: availableAssociations,
  isChanged: false,
  isBusy: false,
  problem: null satisfies string | null,
  lockedReason: null satisfies string | null,
  today: '2026-11-21',
  onChange: fn(),
  onChooseEvidence: fn(),
  onSave: fn(),
};
