import type { Intent } from '../lib/gated-action.ts';

/** The benefits of an account, by the control that was pressed. */
export const accountBenefits: Readonly<Record<Intent, string>> = {
  favourite:
    'Favourites belong to your account, so you’ll find them on every device. Just want to keep this car here? Press Save on its card: no account needed.',
  list: 'Lists belong to your account, so you’ll find them on every device. Just want to keep this car here? Press Save on its card: no account needed.',
  call: 'Your call list belongs to your account, so it’s there on every device.',
  valuation: 'We can’t value this car from the advert alone. With an account, you can ask us to value it.',
  specification: 'With an account, you’ll see this car’s full specification.',
};
