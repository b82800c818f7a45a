import { Check } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './FirstSteps.css.ts';

/** One step of a company's first day. */
export interface FirstStep {
  /** What to do, as a verb and its object. */
  readonly title: string;
  /** What it is for. */
  readonly sentence: string;
  readonly isDone: boolean;
  /** Where it is done. */
  readonly href: string;
  /** The button's words. */
  readonly action: string;
}

export interface FirstStepsProps {
  /** In the order in which they are done. */
  steps: readonly FirstStep[];
}

/** What a new company does first; the next step is the one thing to press. */
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
