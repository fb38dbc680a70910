/** All tones but `neutral` have an icon. Colour is never the only cue, so say in the title what happened. */
export const alertTones = ['neutral', 'info', 'success', 'warning', 'error'] as const;
export type AlertTone = (typeof alertTones)[number];
