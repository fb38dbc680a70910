export interface NegotiationReportCardStrings {
  /** The length of the call. {minutes}: the whole minutes; {seconds}: the remaining seconds */
  call: string;
  originalPrice: string;
  negotiatedPrice: string;
  savings: string;
  /** Shown before the date. */
  reported: string;
  viewReport: string;
}

export const enGB: NegotiationReportCardStrings = {
  call: 'Call: {minutes} min {seconds} s',
  originalPrice: 'Original price',
  negotiatedPrice: 'Negotiated price',
  savings: 'Total savings',
  reported: 'Reported on',
  viewReport: 'View Report',
};
