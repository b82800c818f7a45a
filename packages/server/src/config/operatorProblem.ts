/** A problem that the operator can solve; the message is the sentence that a program prints instead of a stack. */
export class OperatorProblem extends Error {}

/** What a program prints before it ends: the sentence of an expected problem, else the error itself. */
export const sentenceOf = (error: unknown): unknown =>
  error instanceof OperatorProblem ? error.message : error;
