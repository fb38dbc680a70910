import { Stack } from '@forecourt/ui/Stack';
import { Inline } from '@forecourt/ui/Inline';
import { Button } from '@forecourt/ui/Button';
import { useAtom, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { notice, purposeTexts } from '../../content/consent.ts';
import { consentAtom, listUndecidedPurposes } from '../../lib/consent.ts';
import { settingsChunk, settingsOpenAtom } from './settings-state.ts';
import * as css from './consent-notice.css.ts';

/**
 * Asks about all undecided purposes at once. The page gets space as tall as the notice at its end, so that all content
 * can be scrolled out from under the notice.
 */
export function ConsentNotice() {
  const [decisions, setDecisions] = useAtom(consentAtom);
  const setSettingsOpen = useSetAtom(settingsOpenAtom);
  const box = useRef<HTMLElement>(null);
  const undecidedPurposes = listUndecidedPurposes(decisions ?? {});
  const answer = (decision: boolean) =>
    setDecisions(Object.fromEntries(undecidedPurposes.map((purpose) => [purpose, decision])));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty(css.noticeSizeName, `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(css.noticeSizeName);
      const focusedElement = document.activeElement;
      if (element.contains(focusedElement) || focusedElement?.closest('[role="dialog"]')) moveFocusToContent();
    };
  }, []);

  return (
    <section ref={box} className={css.notice} aria-label={notice.name}>
      <div className={css.wrap}>
        <Stack className={css.words} gap={1}>
          <p className={css.heading}>{notice.heading}</p>
          <p className={css.text}>{notice.text}</p>
          <ul className={css.list}>
            {undecidedPurposes.map((purpose) => (
              <li key={purpose}>{purposeTexts[purpose].name}</li>
            ))}
          </ul>
        </Stack>
        <Inline align="stretch">
          <Button size="s" variant="secondary" onPress={() => answer(true)}>
            Accept all
          </Button>
          <Button size="s" variant="secondary" onPress={() => answer(false)}>
            Reject all
          </Button>
          <Button
            size="s"
            variant="tertiary"
            onFocus={settingsChunk.fetch}
            onPointerEnter={settingsChunk.fetch}
            onPress={() => setSettingsOpen(true)}
          >
            Choose
          </Button>
        </Inline>
      </div>
    </section>
  );
}

/** After this time the settings dialog has closed and returned focus. */
const DIALOG_EXIT_MS = 500;

/** Moves focus to the content, because the pressed button is gone. */
function moveFocusToContent(): void {
  const focusMain = () => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  requestAnimationFrame(focusMain);
  setTimeout(focusMain, DIALOG_EXIT_MS);
}
