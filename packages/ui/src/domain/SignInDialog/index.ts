'use client';

export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
export type { SignInDialogStrings } from './strings.ts';
