/** An association in use, whose deletion is refused. */
import { AssociationList, type AssociationListProps } from '@hangtag/ui/patterns/AssociationList';
import { useState } from 'react';
import { fn } from 'storybook/test';

/** The server's answer to the deletion. */
export const associationInUse = {
  onDelete: fn(() => Promise.resolve(false)),
  refusal: {
    sentence: 'Companies carry this badge. Make it inactive instead.',
    uses: ['12 companies'],
  },
};

/** The server refuses the deletion. */
export function RefusedAfterRequest(props: AssociationListProps) {
  const [refusal, setRefusal] = useState<AssociationListProps['refusal']>(null);
  const onDelete: AssociationListProps['onDelete'] = async (item) => {
    const worked = await props.onDelete(item);
    setRefusal(props.refusal ?? null);
    return worked;
  };
  return <AssociationList {...props} refusal={refusal} onDelete={onDelete} />;
}
