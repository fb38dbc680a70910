export interface OfferStrings {
  /** Announces the former price, which is struck through. {price}: the former price */
  was: string;
  /** The monthly payment. {amount}: the payment */
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
