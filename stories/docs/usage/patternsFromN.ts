/** How patterns from N to Z are used. */
import type { Words } from '../../../.storybook/docs/usage.ts';

/** By the pattern's door. */
export const patternsFromN: Readonly<Record<string, Words>> = {
  'patterns/NavBar': {
    do: 'Keep the places in one order on every screen.',
    dont: 'Don’t put an action of a screen into it.',
  },
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
  'patterns/PastDueNotice': {
    do: 'Say what is not paid, what goes on, and what settles it.',
    dont: 'Don’t take the work away before the days of grace are over.',
  },
  'patterns/PaymentMethodList': {
    do: 'Say why the default card’s bin is closed, where it stands.',
    dont: 'Don’t hide a control that some other day works.',
  },
  'patterns/PlanCards': {
    do: 'Compare the same facts in the same rows.',
    dont: 'Don’t make one plan louder than the others.',
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
  'patterns/ProductList': {
    do: 'Say how many the plan holds before it is full.',
    dont: 'Don’t hide products that a filter leaves out without saying so.',
  },
  'patterns/ProductSettings': {
    do: 'Say what happens to the printed code before a setting changes it.',
    dont: 'Don’t change the address of a code that is printed.',
  },
  'patterns/ProductStatus': {
    do: 'Set mark and word together.',
    dont: 'Don’t tell a state by colour alone.',
  },
  'patterns/ProfileForm': {
    do: 'Say where the change to a new email is confirmed.',
    dont: 'Don’t change somebody else’s name with it.',
  },
  'patterns/PublishDialog': {
    do: 'Show what the public will see differently.',
    dont: 'Don’t publish on the first press.',
  },
  'patterns/QuantityForm': {
    do: 'Let the bill follow the number.',
    dont: 'Don’t go under the number of products that are active without asking which step back.',
  },
  'patterns/RegisterForm': {
    do: 'Ask for what an account needs, and nothing for later.',
    dont: 'Don’t ask for a company when an invitation names it.',
  },
  'patterns/Removed': {
    do: 'Stand where the thing stood, with the way back.',
    dont: 'Don’t use it where nothing can be brought back: ask first.',
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
  'patterns/ScanChart': {
    do: 'Keep the table that says the same.',
    dont: 'Don’t cut the axis: a bar begins at nothing.',
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
  'patterns/SectionList': {
    do: 'Let people move, hide and remove where they choose.',
    dont: 'Don’t remove what was written without a way back.',
  },
  'patterns/SessionList': {
    do: 'Name a device so that its owner knows it.',
    dont: 'Don’t sign the one in use out without saying so.',
  },
  'patterns/SignInForm': {
    do: 'Say that email and password don’t fit together.',
    dont: 'Don’t say which of the two is wrong.',
  },
  'patterns/StaleWrite': {
    do: 'Show both versions of each part that differs.',
    dont: 'Don’t let the later one win in silence.',
  },
  'patterns/StatTiles': {
    do: 'Set few figures, each with its words.',
    dont: 'Don’t show a figure that nobody acts on.',
  },
  'patterns/SubscribeForm': {
    do: 'Keep card, coupon, bill and button in the order of reading.',
    dont: 'Don’t let the button be pressed twice.',
  },
  'patterns/SummaryForm': {
    do: 'Show what each field becomes on the page.',
    dont: 'Don’t ask here for what a section says better.',
  },
  'patterns/TagList': {
    do: 'Say where a tag is used before it goes.',
    dont: 'Don’t rename a tag into another thing: products go on carrying it.',
  },
  'patterns/TagPicker': {
    do: 'Offer what the platform has.',
    dont: 'Don’t let people invent a tag while they choose.',
  },
  'patterns/TestModeBanner': {
    do: 'Show it on every screen that no real money is behind.',
    dont: 'Don’t let it be closed.',
  },
  'patterns/TwoStep': {
    do: 'Give the recovery codes before the second step is asked for.',
    dont: 'Don’t switch it off without a code.',
  },
  'patterns/TwoStepCode': {
    do: 'Take a code from the app or one that was kept.',
    dont: 'Don’t send the code before it is complete.',
  },
  'patterns/UsageMeter': {
    do: 'Stand where the limit bites, with the way to more.',
    dont: 'Don’t draw it where nothing is limited.',
  },
  'patterns/UserTable': {
    do: 'Say why a role or an action is closed.',
    dont: 'Don’t let the last Admin take their own rights away.',
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
