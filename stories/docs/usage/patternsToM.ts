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
  'patterns/AssociationList': {
    do: 'Keep the order that companies see.',
    dont: 'Don’t delete an association that a page still shows: hide it.',
  },
  'patterns/AuthFrame': {
    do: 'Frame every screen before signing in, with one form in it.',
    dont: 'Don’t put navigation here; there is nowhere to go yet.',
  },
  'patterns/BadgeList': {
    do: 'Show the certificate beside each badge, and when it ends.',
    dont: 'Don’t draw a badge that nobody has granted.',
  },
  'patterns/BillingClock': {
    do: 'Offer it where payments are tested, and only there.',
    dont: 'Don’t let it look like a setting of the company.',
  },
  'patterns/CatalogueList': {
    do: 'Use it for lists of the platform that have an order.',
    dont: 'Don’t put more into a row than a name, a note and two facts.',
  },
  'patterns/ChangeList': {
    do: 'Name the parts of the page as its editor does.',
    dont: 'Don’t list a change that nobody can see on the page.',
  },
  'patterns/CompanySections': {
    do: 'Switch a section off to keep what companies wrote in it.',
    dont: 'Don’t delete what a page still uses.',
  },
  'patterns/CopyProductDialog': {
    do: 'Say what goes along and what does not.',
    dont: 'Don’t publish a copy by itself.',
  },
  'patterns/CtaList': {
    do: 'Keep words short enough for one line of a phone.',
    dont: 'Don’t make two calls to action that lead to one place.',
  },
  'patterns/EditorPanes': {
    do: 'Give it the three grounds and let it choose which of them fit.',
    dont: 'Don’t scroll the whole page when only the form is long.',
  },
  'patterns/FigureList': {
    do: 'Lead from each count to what it counts.',
    dont: 'Don’t show a count that leads nowhere.',
  },
  'patterns/FileSlot': {
    do: 'Say which kinds and sizes fit before a file is chosen.',
    dont: 'Don’t replace a file without a way back.',
  },
  'patterns/ForgotPasswordForm': {
    do: 'Answer the same whether or not there is an account.',
    dont: 'Don’t say that an email is unknown.',
  },
  'patterns/HeaderMediaList': {
    do: 'Ask for a description of every picture.',
    dont: 'Don’t let a film start by itself.',
  },
  'patterns/InvoiceDetails': {
    do: 'Say from which invoice on a change holds.',
    dont: 'Don’t change an invoice that was sent.',
  },
  'patterns/KeptNotice': {
    do: 'Offer what was typed, in the fields that it belongs to.',
    dont: 'Don’t save it without being asked.',
  },
};
