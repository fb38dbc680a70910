export interface OfferStrings {
  /** Announces the former price, which is struck through: {price} */
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
