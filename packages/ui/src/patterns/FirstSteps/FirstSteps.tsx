import { Check } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './FirstSteps.css.ts';

/** One step of setting up a company. */
export interface FirstStep {
  /** The task, as a verb and its object. */
  readonly title: string;
  /** Its purpose. */
  readonly sentence: string;
  readonly isDone: boolean;
  /** Link to where it is done. */
  readonly href: string;
  /** The button's label. */
  readonly action: string;
}

export interface FirstStepsProps {
  /** The steps in order. */
  steps: readonly FirstStep[];
}

/** The first steps of a new company; only the next one has the primary button. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={css.steps} aria-label="First steps" data-component="FirstSteps">
      {steps.map((step, at) => (
        <li key={step.title} className={css.step} aria-current={step === next ? 'step' : undefined}>
          <span className={css.mark} data-done={step.isDone || undefined} aria-hidden>
            {step.isDone ? <Icon of={Check} /> : at + 1}
          </span>
          <div className={css.words}>
            <Heading level={2} kind="heading">
              {step.title}
              {step.isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </Heading>
            {!step.isDone && <Text tone="second">{step.sentence}</Text>}
          </div>
          {step === next && (
            <div className={css.action}>
              <LinkButton tone="primary" href={step.href}>
                {step.action}
              </LinkButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
