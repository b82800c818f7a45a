/** The setup of `npm run prove -- ui speed`: runs stories as `npm test` does, without further checks. */
import '../deterministicInput.ts';
