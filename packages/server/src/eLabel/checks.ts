/** The lines of an e-label's self-test. */
import type { SelfTestCheck } from '@hangtag/experience/page';
import type { Inspection } from './inspect.ts';

/** What the inspection of the page does not know. */
export interface LabelFacts {
  /** Requests that were counted since the page is an e-label. */
  readonly counted: number;
  /** Names of the page's own sections, and of those that are left out. */
  readonly shown: readonly string[];
  readonly leftOut: readonly string[];
  /** Hosts of the instructions of a recall, which stay. */
  readonly recall: readonly string[];
}

/** Every line, passed or not. */
export function checksOf(found: Inspection, facts: LabelFacts): readonly SelfTestCheck[] {
  const marketing = found.links.filter((host) => !facts.recall.includes(host));
  const none = (name: string, list: readonly string[], passed: string): SelfTestCheck => ({
    name,
    isPassed: list.length === 0,
    finding: list.length === 0 ? passed : `Found: ${list.join(', ')}.`,
  });
  return [
    none('Cookies', found.cookies, 'The page sets none.'),
    none('Scripts', found.scripts, 'Nothing runs in the browser.'),
    none('Forms and frames', found.inputs, 'Nothing can be typed in or sent.'),
    none('Other hosts', found.hosts, 'Everything comes from this server.'),
    {
      name: 'Browser’s rule',
      isPassed: !found.isOpen,
      finding: found.isOpen
        ? 'The page lets the browser fetch from elsewhere.'
        : 'The page forbids the browser to fetch from elsewhere.',
    },
    none('Counted links', found.counted, 'No click is counted.'),
    {
      name: 'Counted scans',
      isPassed: facts.counted === 0,
      finding:
        facts.counted === 0
          ? 'None since the page is an e-label.'
          : `${facts.counted} since the page is an e-label.`,
    },
    {
      ...none('Links elsewhere', marketing, 'None.'),
      ...(marketing.length > 0 && {
        finding: `Found: ${marketing.join(', ')}. Take the addresses out of the sections and publish.`,
      }),
    },
    { name: 'Sections shown', isPassed: null, finding: listed(facts.shown) },
    { name: 'Sections left out', isPassed: null, finding: listed(facts.leftOut) },
    {
      name: 'Always left out',
      isPassed: null,
      finding: 'Calls to action, films, and everything the company says of itself.',
    },
  ];
}

const listed = (names: readonly string[]): string => names.join(', ') || 'None.';
