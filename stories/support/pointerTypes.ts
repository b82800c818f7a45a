/** The ways to operate a control. React Aria's testers know which events a browser sends for each. */
import { User } from '@react-aria/test-utils';

/** By mouse, by finger, by keys. */
const pointerTypes = ['mouse', 'touch', 'keyboard'] as const;

/**
 * Operates something by each pointer type in turn.
 * @param work Receives the index and the pointer type: each should lead to another result.
 */
export async function forEachPointerType(
  work: (user: User, turn: number) => Promise<void>,
): Promise<void> {
  for (const [turn, interactionType] of pointerTypes.entries())
    await work(new User({ interactionType }), turn);
}
