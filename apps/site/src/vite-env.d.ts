/// <reference types="vite/client" />
import type { BrowserEnvironment } from '../build/environment.ts';

declare global {
  interface ImportMetaEnv extends BrowserEnvironment {
    /** The year of the build, for prerendered text. */
    readonly VITE_BUILD_YEAR: string;
  }
}
