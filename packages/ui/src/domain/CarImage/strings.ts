export interface CarImageStrings {
  noPicture: string;
  /** Shown on a drawing of a similar car. */
  illustration: string;
  /** Announced before the registration. */
  registration: string;
}

export const enGB: CarImageStrings = {
  noPicture: 'No picture supplied',
  illustration: 'Illustration',
  registration: 'Registration',
};
