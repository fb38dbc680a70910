import { claims } from '../../../config/claims.ts';
import { sampleMessages } from '../../../content/offerings.ts';
import { ClaimLine } from '../claim-line.tsx';
import * as css from './seller-messages.css.ts';
import { sample } from './slip.css.ts';

/** What is said between finding a car and seeing it. */
export function SellerMessages() {
  return (
    <div className={css.slip}>
      <div>
        <ul className={css.messages}>
          {sampleMessages.map(({ from, text }) => (
            <li key={text} className={css.message[from === 'You' ? 'ours' : 'theirs']}>
              <span className={css.from}>{from}</span>
              {text}
            </li>
          ))}
        </ul>
        <p className={sample}>A sample exchange</p>
      </div>
      <div className={css.agent}>
        <p>Would you rather not haggle? The agent rings, names your price, and writes down what was said.</p>
        <ClaimLine claim={claims.saving} />
      </div>
    </div>
  );
}
