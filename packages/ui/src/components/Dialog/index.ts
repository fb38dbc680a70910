'use client';
export { type CloseReason, closeReasons } from '../../internal/overlay/reasons.ts';
export { useScrollbarCover } from '../../internal/overlay/scrollbar-cover.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
export {
  type DialogNarrow,
  dialogNarrow,
  type DialogRole,
  dialogRoles,
  type DialogSize,
  dialogSizes,
  type DialogTone,
  dialogTones,
} from './variants.ts';
export type { DialogStrings } from '../../internal/overlay/strings.ts';
