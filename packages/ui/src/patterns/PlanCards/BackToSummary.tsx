import { Button } from '../../elements/Button/index.ts';
import { back } from './BackToSummary.css.ts';

/** The way back from the plans, first in their dialog's footer. */
export function BackToSummary({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className={back}>
      <Button tone="quiet" onPress={onBack}>
        Back to summary
      </Button>
    </div>
  );
}
