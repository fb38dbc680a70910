import type { ReactNode } from 'react';

/** A legal document. */
export interface Policy {
  title: string;
  /** Its first paragraph, and the description of its page. */
  summary: string;
  /** The day of its last change, as `2026-11-21`. */
  updated: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The heading's id for links. Do not change it with the heading. */
  id: string;
  title: string;
  body: ReactNode;
}
