/** Programs that open an address which somebody has sent or posted, to show a preview of it; none is a person. */
import type { Phone } from './phones.ts';

const ofPreview = { headers: {}, kind: 'bot', via: null, device: null } as const;

/** `source` as in `phones.ts`. */
export const linkPreviews: readonly Phone[] = [
  {
    ...ofPreview,
    about: 'WhatsApp on an iPhone',
    agent: 'WhatsApp/2.22.9.76 i',
    source: 'Tests/Parser/fixtures/oss.yml',
  },
  {
    ...ofPreview,
    about: 'WhatsApp on Android',
    agent: 'WhatsApp/2.22.9.78 A',
    source: 'Tests/Parser/fixtures/oss.yml',
  },
  {
    ...ofPreview,
    about: 'Apple’s Messages, which borrows the names of other previews',
    agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    source: 'https://stackoverflow.com/questions/41499402',
  },
  {
    ...ofPreview,
    about: 'Facebook and Messenger',
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    source: 'Tests/fixtures/bots.yml',
  },
  {
    ...ofPreview,
    about: 'Telegram',
    agent: 'TelegramBot (like TwitterBot)',
    source: 'Tests/fixtures/bots.yml',
  },
  {
    ...ofPreview,
    about: 'Slack',
    agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    source: 'Tests/fixtures/bots.yml',
  },
];
