import { Button } from '../../elements/Button/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';

interface BackToSummaryProps {
  /** Returns to the billing summary. */
  onBack: () => void;
}

/** The back button of the plans, first in their dialog's footer. */
export function BackToSummary({ onBack }: BackToSummaryProps) {
  return (
    <Bleed>
      <Button tone="quiet" onPress={onBack}>
        Back to summary
      </Button>
    </Bleed>
  );
}
