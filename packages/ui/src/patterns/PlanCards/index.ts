export { BackToSummary } from './BackToSummary.tsx';
export { PlanCards } from './PlanCards.tsx';
export { SelectPlanDialog, type SelectPlanDialogProps } from './SelectPlanDialog.tsx';
export type { PlanCardsProps, PlanInterval, PlansContent } from './types.ts';
