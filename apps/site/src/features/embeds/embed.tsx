import { Stack } from '@forecourt/ui/Stack';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Spinner } from '@forecourt/ui/Spinner';
import { useAtom } from 'jotai';
import { useIsSSR } from 'react-aria/SSRProvider';
import { type ReactNode, useEffect, useState } from 'react';
import { isPurposeAllowed, consentAtom, type Purpose } from '../../lib/consent.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import * as css from './embed.css.ts';

interface EmbedProps {
  /** The purpose for which consent is needed. */
  purpose: Purpose;
  src: string;
  /** The frame's name in a sentence, such as 'the booking calendar'. */
  name: string;
  /** A link that opens the same page in a new tab. */
  link: { name: string; href: string };
  /**
   * The level of the gate's heading.
   * @default 3
   */
  headingLevel?: 2 | 3;
  /**
   * The minimum time for the spinner, in milliseconds.
   * @default 0
   */
  minSpinnerMs?: number;
}

/** After this time the frame counts as failed. */
const FRAME_TIMEOUT_MS = 15_000;

/** Loads nothing from the third party before the visitor consents, here or earlier. */
export function Embed({ purpose, headingLevel = 3, ...frame }: EmbedProps) {
  const Heading = `h${headingLevel}` as const;
  const [decisions, setDecisions] = useAtom(consentAtom);
  const isHydrated = !useIsSSR();
  const host = parseUrl(frame.src)?.host ?? frame.src;
  // The prerendered page contains the gate.
  if (isHydrated && isPurposeAllowed(decisions ?? {}, purpose)) return <Frame {...frame} host={host} />;
  return (
    <Gate
      link={frame.link}
      action={
        // A click before hydration would be lost.
        <Button isDisabled={!isHydrated} onPress={() => setDecisions({ [purpose]: true })}>
          Show {frame.name}
        </Button>
      }
    >
      <Heading className={css.heading}>
        Show {frame.name} from <span className={css.host}>{host}</span>?
      </Heading>
      <p className={css.text}>
        It comes from another company. Once it’s shown, {host} learns your IP address, which browser you use and that
        you’re on this site, and may set its own cookies. We remember your choice in this browser for six months. To
        change it, open Cookie settings at the foot of any page.
      </p>
    </Gate>
  );
}

interface GateProps {
  link: EmbedProps['link'];
  /** The button that gives consent or tries again. */
  action: ReactNode;
  children: ReactNode;
}

function Gate({ link, action, children }: GateProps) {
  return (
    <Stack className={css.gate}>
      {children}
      <div className={css.actions}>
        {action}
        <LinkButton variant="secondary" href={link.href} target="_blank" rel="noopener">
          {link.name} <Icon name="external" size="s" label="opens in a new tab" />
        </LinkButton>
      </div>
    </Stack>
  );
}

function Frame({
  src,
  name,
  link,
  host,
  minSpinnerMs = 0,
}: Omit<EmbedProps, 'purpose' | 'headingLevel'> & { host: string }) {
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const [isMinTimeOver, setMinTimeOver] = useState(minSpinnerMs === 0);
  const [isLate, setLate] = useState(false);
  const isShown = isLoaded && isMinTimeOver;

  useEffect(() => {
    const timer = setTimeout(() => setMinTimeOver(true), minSpinnerMs);
    return () => clearTimeout(timer);
  }, [minSpinnerMs]);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(() => setLate(true), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, attempt]);

  if (isLate && !isLoaded)
    return (
      <Gate
        link={link}
        action={
          <Button
            onPress={() => {
              setLate(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        }
      >
        <p className={css.text} role="alert">
          {host} didn’t respond, so we can’t show {name} here.
        </p>
      </Gate>
    );
  return (
    <Stack gap={3}>
      <div className={css.frameBox} aria-busy={!isShown}>
        {isShown ? null : (
          <div className={css.loadingCover}>
            <Spinner label={`Loading ${name}`} size="l" />
          </div>
        )}
        <iframe
          key={attempt}
          className={css.frame}
          data-shown={isShown || undefined}
          src={src}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setLoaded(true)}
        />
      </div>
      <p className={css.note}>
        From {host}. Can’t see anything?{' '}
        <a href={link.href} target="_blank" rel="noopener">
          {link.name} <Icon name="external" size="s" label="opens in a new tab" />
        </a>
      </p>
    </Stack>
  );
}
