/** The toast after a valuation fails. */
export interface ValuationCheckStrings {
  checkFailed: string;
  checkFailedDescription: string;
}

export const valuationCheckEnGB: ValuationCheckStrings = {
  checkFailed: 'Error checking valuation',
  checkFailedDescription: 'Please try again later',
};
