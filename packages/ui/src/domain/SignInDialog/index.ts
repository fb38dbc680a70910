'use client';

export type { CloseReason } from '../../internal/overlay/reasons.ts';
export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
export type { SignInDialogStrings } from './strings.ts';
