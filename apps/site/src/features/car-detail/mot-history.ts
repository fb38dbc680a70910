/**
 * Number plates in the format used since 2001, then those with the year letter first, then those with it last. The
 * patterns exclude letters that are never issued.
 */
const REGISTRATION_FORMATS = [
  /^[A-HJ-PR-Y]{2}\d{2}[A-HJ-PR-Z]{3}$/,
  /^[A-HJ-NPR-TV-Y]\d{1,3}[A-HJ-PR-Y]{3}$/,
  /^[A-HJ-PR-Y]{3}\d{1,3}[A-HJ-NPR-TV-Y]$/,
];

/** The service's first page, where users type a registration. */
export const MOT_SERVICE_URL = 'https://www.check-mot.service.gov.uk/';

/** Returns the URL of a car's official MOT history. Undefined if the registration is not in a standard format. */
export function getMotHistoryUrl(registration: string | undefined): string | undefined {
  const plate = registration?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  if (!REGISTRATION_FORMATS.some((format) => format.test(plate))) return undefined;
  return `${MOT_SERVICE_URL}results?registration=${plate}`;
}
