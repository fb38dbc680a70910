import type { ReactNode } from 'react';

/** A document in sections, such as a legal policy. */
export interface Policy {
  title: string;
  /** The first paragraph, which is also the description of its page. */
  summary: string;
  /** The date of the last change, such as `2026-11-21`. */
  updated: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The heading's id, for links. Keep it when the heading changes. */
  id: string;
  title: string;
  body: ReactNode;
}
