/** What `npm run prove -- ui speed` sets up: stories are played as `npm test` plays them, and nothing more is looked at. */
import { keepInputDeterministic } from '../deterministicInput.ts';

keepInputDeterministic();
