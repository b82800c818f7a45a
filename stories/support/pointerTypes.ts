/** The ways in which somebody works a control. React Aria's testers know for each which events a browser then sends. */
import { User } from '@react-aria/test-utils';

/** By mouse, by finger, by keys. */
const pointerTypes = ['mouse', 'touch', 'keyboard'] as const;

/**
 * Works something by each hand in turn.
 * @param work Told whose turn it is, and which: each should lead to something that the one before did not.
 */
export async function forEachPointerType(
  work: (user: User, turn: number) => Promise<void>,
): Promise<void> {
  for (const [turn, interactionType] of pointerTypes.entries())
    await work(new User({ interactionType }), turn);
}
