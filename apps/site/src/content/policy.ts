import type { ReactNode } from 'react';

/** A document that a visitor may have to rely on. */
export interface Policy {
  title: string;
  /** Its first paragraph, and the description of its page. */
  summary: string;
  /** The day of its last change, as `2026-11-21`. */
  updated: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** Of its heading, for links to it: stays when the heading changes. */
  id: string;
  title: string;
  body: ReactNode;
}
