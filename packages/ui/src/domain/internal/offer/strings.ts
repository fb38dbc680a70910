export interface OfferStrings {
  /** The former price, struck through: announced as {price}. */
  was: string;
  /** The monthly payment: {amount} */
  perMonth: string;
  reserved: string;
  sold: string;
}

export const offerEnGB: OfferStrings = {
  was: 'Was {price}',
  perMonth: '{amount} per month',
  reserved: 'Reserved',
  sold: 'Sold',
};
