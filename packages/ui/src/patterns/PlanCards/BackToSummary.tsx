import { Button } from '../../elements/Button/index.ts';
import { Outdent } from '../../layout/Outdent/index.ts';

/** The way back from the plans, first in their dialog's footer. */
export function BackToSummary({ onBack }: { readonly onBack: () => void }) {
  return (
    <Outdent>
      <Button tone="quiet" onPress={onBack}>
        Back to summary
      </Button>
    </Outdent>
  );
}
