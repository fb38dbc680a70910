'use client';
export { KitContext, useFormats, useOverrides, useStrings } from './context.ts';
export {
  DEFAULT_LOCALE_SETTINGS,
  type DistanceUnit,
  type Formats,
  getDistanceOptions,
  getFormats,
  type LocaleSettings,
} from './formats.ts';
export { fillMessage, type MessageValues, type PluralMessage, splitMessage } from './messages.ts';
