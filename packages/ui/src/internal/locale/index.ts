'use client';
export { KitContext, useFormats, useOverrides, useStrings } from './context.ts';
export { type DistanceUnit, type Formats, getFormats, type LocaleSettings } from './formats.ts';
export { fillMessage, type MessageValues, type PluralMessage, splitMessage } from './messages.ts';
