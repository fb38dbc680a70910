/** The toast of a check that failed. */
export interface ValuationCheckStrings {
  checkFailed: string;
  checkFailedDescription: string;
}

export const valuationCheckEnGB: ValuationCheckStrings = {
  checkFailed: 'Error checking valuation',
  checkFailedDescription: 'Please try again later',
};
