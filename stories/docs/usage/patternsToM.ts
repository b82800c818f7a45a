/** How patterns from A to M are used. */
import type { Words } from '../../../.storybook/docs/usage.ts';

/** By the pattern's door. */
export const patternsToM: Readonly<Record<string, Words>> = {
  'patterns/ActingFor': {
    do: 'Say which company pays, for as long as somebody acts for it.',
    dont: 'Don’t leave that to the name in the bar.',
  },
  'patterns/AddProducts': {
    do: 'Say what each number costs before it is made.',
    dont: 'Don’t ask for names here: products are drafts until somebody fills them in.',
  },
  'patterns/ApiTokenList': {
    do: 'Show a new token once, with a button that copies it.',
    dont: 'Don’t offer a token again later; nobody has it any more.',
  },
  'patterns/AssetGallery': {
    do: 'Open it from the field that wants a file, with the title of that field.',
    dont: 'Don’t put it into a page: it is a choice, and Cancel has to lead back.',
  },
  'patterns/AssociationList': {
    do: 'Keep the order that companies see.',
    dont: 'Don’t delete an association that a page still shows: hide it.',
  },
  'patterns/AuditLog': {
    do: 'Name who, what, when and both values, in the words of the screens.',
    dont: 'Don’t use it for news: it is looked at when something is in question.',
  },
  'patterns/AuthFrame': {
    do: 'Frame every screen before signing in, with one form in it.',
    dont: 'Don’t put navigation here; there is nowhere to go yet.',
  },
  'patterns/BadgeList': {
    do: 'Show the certificate beside each badge, and when it ends.',
    dont: 'Don’t draw a badge that nobody has granted.',
  },
  'patterns/BillPreview': {
    do: 'Show it before every button that costs something.',
    dont: 'Don’t reckon a sum in the browser: the lines come from the server.',
  },
  'patterns/BillingClock': {
    do: 'Offer it where payments are tested, and only there.',
    dont: 'Don’t let it look like a setting of the company.',
  },
  'patterns/BillingHistory': {
    do: 'Give each invoice its date, sum, state and file.',
    dont: 'Don’t hide what failed; that is what people look for.',
  },
  'patterns/BillingSummary': {
    do: 'Open billing with it: the plan, the cards, the invoices.',
    dont: 'Don’t change anything here; every change has its own view with its bill.',
  },
  'patterns/CancelPlan': {
    do: 'Say until when the plan lasts and what stops then, before the button.',
    dont: 'Don’t ask twice, and offer no discount in the way.',
  },
  'patterns/CardForm': {
    do: 'Pass the card company’s own control in; figures never touch our page.',
    dont: 'Don’t add a field for what that control asks already.',
  },
  'patterns/CatalogueList': {
    do: 'Use it for lists of the platform that have an order.',
    dont: 'Don’t put more into a row than a name, a note and two facts.',
  },
  'patterns/ChangeList': {
    do: 'Name the parts of the page as its editor does.',
    dont: 'Don’t list a change that nobody can see on the page.',
  },
  'patterns/CodePanel': {
    do: 'Show the code as large as it is printed, and what was checked.',
    dont: 'Don’t offer a file of a code whose address leads nowhere.',
  },
  'patterns/CompaniesTable': {
    do: 'Let the address hold search, filters and order, so that Back returns to them.',
    dont: 'Don’t load every company: a page of them is enough.',
  },
  'patterns/CompanyForm': {
    do: 'Give it what the platform sees through its slots; the fields stay one list.',
    dont: 'Don’t copy it for another role.',
  },
  'patterns/CompanySections': {
    do: 'Switch a section off to keep what companies wrote in it.',
    dont: 'Don’t delete what a page still uses.',
  },
  'patterns/CopyProductDialog': {
    do: 'Say what goes along and what does not.',
    dont: 'Don’t publish a copy by itself.',
  },
  'patterns/CouponField': {
    do: 'Say what the code takes off, where the bill stands.',
    dont: 'Don’t forbid the purchase because of a wrong code.',
  },
  'patterns/CtaList': {
    do: 'Keep words short enough for one line of a phone.',
    dont: 'Don’t make two calls to action that lead to one place.',
  },
  'patterns/EditorHeader': {
    do: 'Say in one place whether the text is saved and what people see.',
    dont: 'Don’t put a second primary button beside Publish.',
  },
  'patterns/EditorPanes': {
    do: 'Give it the three grounds and let it choose which of them fit.',
    dont: 'Don’t scroll the whole page when only the form is long.',
  },
  'patterns/FailedState': {
    do: 'Say what did not come and offer to try again.',
    dont: 'Don’t use it for a refusal that another press will not change.',
  },
  'patterns/FigureList': {
    do: 'Lead from each count to what it counts.',
    dont: 'Don’t show a count that leads nowhere.',
  },
  'patterns/FileSlot': {
    do: 'Say which kinds and sizes fit before a file is chosen.',
    dont: 'Don’t replace a file without a way back.',
  },
  'patterns/FirstSteps': {
    do: 'Make the next step the one thing to press.',
    dont: 'Don’t keep it when the steps are done.',
  },
  'patterns/ForgotPasswordForm': {
    do: 'Answer the same whether or not there is an account.',
    dont: 'Don’t say that an email is unknown.',
  },
  'patterns/HeaderMediaList': {
    do: 'Ask for a description of every picture.',
    dont: 'Don’t let a film start by itself.',
  },
  'patterns/InviteUserForm': {
    do: 'Offer the roles that this person may give, and say why another is closed.',
    dont: 'Don’t set a password for somebody else.',
  },
  'patterns/InvoiceDetails': {
    do: 'Say from which invoice on a change holds.',
    dont: 'Don’t change an invoice that was sent.',
  },
  'patterns/KeptNotice': {
    do: 'Offer what was typed, in the fields that it belongs to.',
    dont: 'Don’t save it without being asked.',
  },
  'patterns/LeaveDialog': {
    do: 'Ask only when something typed would be lost.',
    dont: 'Don’t ask about what is kept anyway.',
  },
  'patterns/LimitedBilling': {
    do: 'Name whom to ask.',
    dont: 'Don’t show sums to people who don’t settle them.',
  },
};
