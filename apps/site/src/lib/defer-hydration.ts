import { type ComponentType, createElement, lazy, type LazyExoticComponent, useEffect } from 'react';
import { onInteraction } from './interaction.ts';
import { log } from './log.ts';
import { reloadIfReachable } from './reload-if-reachable.ts';
import { saveForReload, takeAfterReload } from './reload-storage.ts';
import { replayPress } from './replay-press.ts';

/** Limits the attempts, because without a connection every pointer movement would try again. */
const RETRY_DELAY_MS = 1_000;

/** Prevents a second reload if the code of a section fails to load again. */
const RELOADED_STORAGE_KEY = 'section-reloaded';

/**
 * Creates a section below the fold that hydrates on the user's first interaction, for use in `<Suspense>`. Until then
 * React keeps its prerendered HTML. After a client navigation the section loads at once.
 *
 * `routes.tsx` lists the section's file, so that the page has its styles. If the code fails to load, the next
 * interaction with the section in view loads it again, after one reload of the page in Chromium.
 *
 * @param id the id of an element in the section
 */
export function deferHydration(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return lazy(async () => {
    // Hydrates at once if the page is already scrolled, as after a reload or with a hash in the URL.
    if (element && window.scrollY === 0) await waitForInteraction();
    let mayReload = takeAfterReload(RELOADED_STORAGE_KEY) === undefined;
    for (let isFirstAttempt = true; ; isFirstAttempt = false) {
      try {
        const { default: Section } = await load();
        const HydratedSection = () => {
          useEffect(() => {
            if (element) replayPressIn(element);
          }, []);
          return createElement(Section);
        };
        return { default: HydratedSection };
      } catch (error) {
        if (!element?.isConnected) throw error;
        if (isFirstAttempt)
          log.warn(`Could not load the code for the section around #${id}.`, {
            error,
          });
        else if (mayReload) {
          saveForReload(RELOADED_STORAGE_KEY, 'yes');
          mayReload = await reloadIfReachable().then(
            () => false,
            () => true,
          );
          if (mayReload) saveForReload(RELOADED_STORAGE_KEY, '');
        }
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      do await waitForInteraction();
      while (!isInView(element));
    }
  });
}

/** Returns whether the section of `element`, or the content after it, is in view. */
function isInView(element: Element): boolean {
  const section = element.closest('main > *') ?? element;
  return section.getBoundingClientRect().top < window.innerHeight;
}

function waitForInteraction(): Promise<void> {
  const controller = new AbortController();
  return new Promise<void>((resolve) => onInteraction(resolve, controller.signal)).finally(() => controller.abort());
}

/**
 * Repeats the last click if its button is in the section of `element` or after it, because React ignores clicks before
 * hydration.
 */
function replayPressIn(element: Element): void {
  const press = element.isConnected ? window.pageStart?.press : undefined;
  const section = element.closest('main > *');
  if (!press?.button.closest('main') || !section) return;
  // Elements inside the section also count as following it.
  if (section.compareDocumentPosition(press.button) & Node.DOCUMENT_POSITION_FOLLOWING) replayPress(press);
}
