/** As people type and compare names: without case, marks above letters, or space around: 'Citroën' is 'citroen'. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
