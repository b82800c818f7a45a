/** How patterns from N to Z are used. */
import type { Words } from '../../../.storybook/docs/usage.ts';

/** By the pattern's door. */
export const patternsFromN: Readonly<Record<string, Words>> = {
  'patterns/NewCompany': {
    do: 'Ask for a name and the first Admin; the rest has a page of its own.',
    dont: 'Don’t ask the platform for what the company knows better.',
  },
  'patterns/NewPassword': {
    do: 'Say what makes a password good before it is typed.',
    dont: 'Don’t forbid pasting.',
  },
  'patterns/NotAvailable': {
    do: 'Say what the place is for and lead to what works today.',
    dont: 'Don’t promise a date.',
  },
  'patterns/NotFound': {
    do: 'Offer the one way out that this person can take.',
    dont: 'Don’t tell whether something exists that they may not see.',
  },
  'patterns/ParkProducts': {
    do: 'Say that nothing is deleted and that pages stay up.',
    dont: 'Don’t choose products for people.',
  },
  'patterns/PlanUse': {
    do: 'Lead to the change for those who can make it.',
    dont: 'Don’t warn before the limit is near.',
  },
  'patterns/PlatformDashboard': {
    do: 'Give every bar its figure in words.',
    dont: 'Don’t frame a service that has not agreed to it.',
  },
  'patterns/PreviewPane': {
    do: 'Show the draft in the window that people will hold.',
    dont: 'Don’t let a link in it lead out of the editor.',
  },
  'patterns/ProductHeader': {
    do: 'Say what people see now, beside what one types.',
    dont: 'Don’t publish from another place.',
  },
  'patterns/ProductSettings': {
    do: 'Say what happens to the printed code before a setting changes it.',
    dont: 'Don’t change the address of a code that is printed.',
  },
  'patterns/RegisterForm': {
    do: 'Ask for what an account needs, and nothing for later.',
    dont: 'Don’t ask for a company when an invitation names it.',
  },
  'patterns/Reorder': {
    do: 'Offer every move by drag, by keys and by number.',
    dont: 'Don’t let an order be changed by drag alone.',
  },
  'patterns/ReportList': {
    do: 'Name a report as its page will.',
    dont: 'Don’t link to a file that is still being checked.',
  },
  'patterns/ResetPasswordForm': {
    do: 'Say when a link is over, and where to get another.',
    dont: 'Don’t ask for the old password; it is forgotten.',
  },
  'patterns/ScanSummary': {
    do: 'Say of which days the count is.',
    dont: 'Don’t name people: a scan is a count.',
  },
  'patterns/SectionCatalogue': {
    do: 'Keep the order in which sections are offered.',
    dont: 'Don’t delete a section that pages hold.',
  },
  'patterns/SectionDefinitionForm': {
    do: 'Show beside it how editors will see the fields.',
    dont: 'Don’t take a field from pages that have filled it in.',
  },
  'patterns/SectionForm': {
    do: 'Give it a definition and its text; it draws any section.',
    dont: 'Don’t write a form for one kind of section.',
  },
  'patterns/SummaryForm': {
    do: 'Show what each field becomes on the page.',
    dont: 'Don’t ask here for what a section says better.',
  },
  'patterns/TagList': {
    do: 'Say where a tag is used before it goes.',
    dont: 'Don’t rename a tag into another thing: products go on carrying it.',
  },
  'patterns/TestModeBanner': {
    do: 'Show it on every screen that no real money is behind.',
    dont: 'Don’t let it be closed.',
  },
  'patterns/TwoStep': {
    do: 'Give the recovery codes before the second step is asked for.',
    dont: 'Don’t switch it off without a code.',
  },
  'patterns/ViewAsBanner': {
    do: 'Keep it on every screen until the time is over.',
    dont: 'Don’t let a company be changed while it stands.',
  },
  'patterns/WaitingProducts': {
    do: 'Lead from each row to the editor that settles it.',
    dont: 'Don’t list what is published already.',
  },
};
