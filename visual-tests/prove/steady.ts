/** A story is played as in `npm test`: nothing travels, no press of the story before is remembered, and the only mouse is its own. */
import { setInteractionModality } from 'react-aria-components';
import { beforeEach } from 'vitest';
import { hideRealMouse } from '../stillMouse.ts';
import '../themes.ts';

hideRealMouse();

beforeEach(() => setInteractionModality('keyboard'));
