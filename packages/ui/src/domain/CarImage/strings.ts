export interface CarImageStrings {
  noPicture: string;
  /** Announced before the registration. */
  registration: string;
}

export const enGB: CarImageStrings = { noPicture: 'No picture supplied', registration: 'Registration' };
