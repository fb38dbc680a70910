export interface DialogStrings {
  close: string;
}

export const enGB: DialogStrings = { close: 'Close' };
