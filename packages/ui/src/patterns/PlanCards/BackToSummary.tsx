import { Button } from '../../elements/Button/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';

interface BackToSummaryProps {
  /** Leads back to what the company has and pays. */
  onBack: () => void;
}

/** The way back from the plans, first in their dialog's footer. */
export function BackToSummary({ onBack }: BackToSummaryProps) {
  return (
    <Bleed>
      <Button tone="quiet" onPress={onBack}>
        Back to summary
      </Button>
    </Bleed>
  );
}
