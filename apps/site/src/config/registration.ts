/** The details that a company must show on its website. @sample Company and VAT numbers: invented. */
export const registration = {
  company: 'Registered in England and Wales, company number\u00a000000000',
  vatNumber: 'GB\u00a0000\u00a00000\u00a000',
} as const;
