/** Whether any subscription follows the real time, and not a test clock. */
import type { Wire } from '../wire/context.ts';

const MARK = '_clockless';

/** Records that such a customer exists, so that requests run what is due. */
export const markClockless = (wire: Wire): Promise<void> =>
  wire.tx.put({ id: MARK, kind: MARK, owner: null, data: {} });

/** Are there any? One read, so that it costs little where every customer has a test clock. */
export const hasClockless = async (wire: Wire): Promise<boolean> =>
  (await wire.tx.get(MARK)) !== null;
