/** The text of the toast that is shown if a valuation check fails. */
export interface ValuationCheckStrings {
  checkFailed: string;
  checkFailedDescription: string;
}

export const valuationCheckEnGB: ValuationCheckStrings = {
  checkFailed: 'Error checking valuation',
  checkFailedDescription: 'Please try again later',
};
