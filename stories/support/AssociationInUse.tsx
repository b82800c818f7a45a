/** An association that companies carry: deleting it is refused. */
import { AssociationList, type AssociationListProps } from '@hangtag/ui/patterns/AssociationList';
import { useState } from 'react';
import { fn } from 'storybook/test';

/** What the server says, once it is asked. */
export const associationInUse = {
  onDelete: fn(() => Promise.resolve(false)),
  refusal: {
    sentence: 'Companies carry this badge. Make it inactive instead.',
    uses: ['12 companies'],
  },
};

/** The server refuses once it is asked. */
export function RefusedAfterRequest(props: AssociationListProps) {
  const [refusal, setRefusal] = useState<AssociationListProps['refusal']>(null);
  const onDelete: AssociationListProps['onDelete'] = async (item) => {
    const worked = await props.onDelete(item);
    setRefusal(props.refusal ?? null);
    return worked;
  };
  return <AssociationList {...props} refusal={refusal} onDelete={onDelete} />;
}
