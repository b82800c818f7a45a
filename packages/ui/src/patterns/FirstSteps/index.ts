export { FirstSteps, type FirstStepsProps, type FirstStep } from './FirstSteps.tsx';
