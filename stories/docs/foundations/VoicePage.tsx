import { Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';
import { tokenWords } from './naming.ts';
import { messageTexts } from './messageTexts.ts';

/** [the rule, a good example, a bad one]. */
const rules = [
  [
    'Say what is so, then what to do.',
    'The products didn’t load. Your saved work is safe.',
    'Oops, something went wrong!',
  ],
  ['Name the thing and the date.', '3 changes since 11-02-2026', 'Unsaved changes'],
  ['The verb of the button is the verb of the title and the toast.', 'Cancel plan', 'OK'],
  [
    'A limit is stated with its way out.',
    '10 of 10 products. Add products in billing.',
    'Limit reached',
  ],
  ['Sentence case, and no full capitals but TEST MODE.', 'Payment methods', 'Payment Methods'],
  ['No apologies, no praise, no please beyond the messages below.', 'Saved.', 'Great, all done!'],
] as const;

/** The product's language, and the specification’s messages letter for letter. */
export function VoicePage() {
  return (
    <Foundation
      title="Voice"
      lead="Plain sentences that carry news. Headlines may say what waits; they never greet. Dates are MM-DD-YYYY in the app and written out on the public page; money has its cents and its interval."
    >
      <Part title="Rules">
        <div className={css.rows}>
          {rules.map(([rule, yes, no]) => (
            <div key={rule} className={css.row}>
              <p className={css.name}>{rule}</p>
              <div className={css.tile}>
                <p>{yes}</p>
                <p className={css.quiet}>
                  Not: <s>{no}</s>
                </p>
              </div>
            </div>
          ))}
        </div>
      </Part>
      <Part
        title="The specification’s messages"
        says="Letter for letter, as the contract has them; both sides read them from there. Where words depend on something an example stands in."
      >
        <div className={css.groups}>
          {messageTexts.map(([group, messages]) => (
            <div key={group} className={css.rows}>
              <h3 className={css.name}>{tokenWords(group)}</h3>
              {messages.map(({ name, text }) => (
                <div key={name} className={css.row}>
                  <p className={`${css.quiet} ${css.code}`}>{name}</p>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          ))}
        </div>
      </Part>
    </Foundation>
  );
}
