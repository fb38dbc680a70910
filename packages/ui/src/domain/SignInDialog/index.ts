'use client';

export type { CloseReason } from '../../primitives/overlay/reasons.ts';
export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
export type { SignInDialogStrings } from './strings.ts';
