/// <reference types="vite/client" />
import type { BrowserEnvironment } from './config/env.schema.ts';

declare global {
  interface ImportMetaEnv extends BrowserEnvironment {
    /** The year of the build, for prerendered text. */
    readonly VITE_BUILD_YEAR: string;
  }
}
