export interface CarImageStrings {
  noPicture: string;
  /** On a drawing of a car like this one. */
  illustration: string;
  /** Announced before the registration. */
  registration: string;
}

export const enGB: CarImageStrings = {
  noPicture: 'No picture supplied',
  illustration: 'Illustration',
  registration: 'Registration',
};
