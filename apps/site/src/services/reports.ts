// Sends to REPORT_URL what went wrong in a page, and how fast and how still it was. No word that anybody typed goes along: of
// an address its route, of an error its name and where in our code it was. Fetched when a page has rested.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { env } from '../config/env.ts';
import { paths } from '../config/paths.ts';
import { isAllowed } from '../lib/consent.ts';
import { type Fault, takeFaults } from '../lib/faults.ts';

export interface FaultReport {
  type: 'fault';
  page: string;
  kind: Fault['kind'];
  /** The error's class. */
  name: string;
  /** Innermost first: a file's name, which is its hash, with line and column. */
  frames: string[];
}

export interface VitalReport {
  type: 'vital';
  page: string;
  metric: Metric['name'];
  /** Milliseconds; of CLS the sum of shifts. */
  value: number;
  rating: Metric['rating'];
  navigation: Metric['navigationType'];
}

const MOST_FRAMES = 8;
/** Of one load of a page: a fault in a loop must not become a flood. */
const MOST_FAULTS = 20;
/** What happens together is sent together. */
const GATHERED_MS = 1_000;

/** The route of an address; of an unknown one nothing, since anybody may have typed it. */
export const getRoute = (pathname: string): string =>
  Object.values<string>(paths).includes(pathname) ? pathname : 'unknown';

export function createFaultReport({ kind, error }: Fault, page: string): FaultReport {
  const isError = error instanceof Error;
  // The message is left out: it may quote what was typed or what a service answered.
  const name = isError ? error.name.replace(/[^\w$]/g, '').slice(0, 60) : typeof error;
  return { type: 'fault', page, kind, name, frames: isError ? framesOf(error.stack ?? '') : [] };
}

/** Of a stack the places that are in files of ours, without their addresses. */
function framesOf(stack: string): string[] {
  return Array.from(stack.matchAll(/\/assets\/([\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g), ([, file, line, column]) =>
    [file, line, column].join(':'),
  ).slice(0, MOST_FRAMES);
}

export const createVitalReport = ({ name, value, rating, navigationType }: Metric, page: string): VitalReport => ({
  type: 'vital',
  page,
  metric: name,
  value: name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value),
  rating,
  navigation: navigationType,
});

let gathered: (FaultReport | VitalReport)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered.length === 0) return;
  // Plain text, so that no browser asks the other origin first, which nobody would wait for.
  navigator.sendBeacon(env.reportUrl, JSON.stringify({ reports: gathered }));
  gathered = [];
}

function gather(report: FaultReport | VitalReport): void {
  gathered.push(report);
  // What is measured until the end comes when the page is being left: a timer would not run any more.
  if (document.visibilityState === 'hidden') queueMicrotask(send);
  else timer ??= setTimeout(send, GATHERED_MS);
}

/** Begins to report. Measurements wait for the visitor's consent; faults need none. */
export function startReports(): void {
  const told = new Set<string>();
  takeFaults((fault) => {
    const report = createFaultReport(fault, getRoute(location.pathname));
    const key = JSON.stringify(report);
    if (told.has(key) || told.size >= MOST_FAULTS) return;
    told.add(key);
    gather(report);
  });

  // A measurement is of the page that was loaded, wherever links inside the site have led since.
  const [navigation] = performance.getEntriesByType('navigation');
  const page = getRoute(new URL(navigation?.name ?? location.href).pathname);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure((metric) => {
      if (isAllowed('measurement')) gather(createVitalReport(metric, page));
    });
  window.addEventListener('pagehide', send);
}
