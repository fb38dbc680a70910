/** All tones but `neutral` have an icon. Colour must not be the only cue, so state in the title what happened. */
export const alertTones = ['neutral', 'info', 'success', 'warning', 'error'] as const;
export type AlertTone = (typeof alertTones)[number];
