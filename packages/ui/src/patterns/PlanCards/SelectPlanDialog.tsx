import { Dialog } from '../../elements/Dialog/index.ts';
import { PlanCards } from './PlanCards.tsx';
import type { PlanCardsProps } from './types.ts';

export interface SelectPlanDialogProps extends PlanCardsProps {
  /** Called when it closes, by the close button, Escape or a click outside. */
  onClose: () => void;
}

/** The plans in the modal titled `Select a plan` [F093]. */
export function SelectPlanDialog({ onClose, ...props }: SelectPlanDialogProps) {
  return (
    <Dialog title="Select a plan" size="large" isOpen onClose={onClose}>
      <PlanCards {...props} />
    </Dialog>
  );
}
