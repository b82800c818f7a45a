/** A story begins as in `npm test`: nothing travels, and no press of the story before is remembered. */
import { setInteractionModality } from 'react-aria-components';
import { beforeEach } from 'vitest';
import '../themes.ts';

beforeEach(() => setInteractionModality('keyboard'));
