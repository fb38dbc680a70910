// Sends faults and web vitals to REPORT_URL. Of a page it sends only the route, and of an error only the class and the
// stack positions, because the rest can contain text that a user typed.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { env } from '../config/env.ts';
import { paths } from '../config/paths.ts';
import { isAllowed } from '../lib/consent.ts';
import { type Fault, setFaultReporter } from './faults.ts';

export interface FaultReport {
  type: 'fault';
  page: string;
  kind: Fault['kind'];
  /** The error's class. */
  name: string;
  /** The stack frames, innermost first: file name, line and column. */
  frames: string[];
}

export interface VitalReport {
  type: 'vital';
  page: string;
  metric: Metric['name'];
  /** In milliseconds. For CLS, the layout shift score. */
  value: number;
  rating: Metric['rating'];
  navigation: Metric['navigationType'];
}

const MAX_FRAMES = 8;
/** The maximum per page load, so that a fault in a loop does not flood the server. */
const MAX_FAULTS = 20;
/** Reports within this time are sent together. */
const BATCH_MS = 1_000;

/** Returns a known route, or 'unknown', because a path can contain typed text. */
export const getRoute = (pathname: string): string =>
  Object.values<string>(paths).includes(pathname) ? pathname : 'unknown';

export function createFaultReport({ kind, error }: Fault, page: string): FaultReport {
  const isError = error instanceof Error;
  // Leaves out the message, which may quote typed text or a response.
  const name = isError ? error.name.replace(/[^\w$]/g, '').slice(0, 60) : typeof error;
  return { type: 'fault', page, kind, name, frames: isError ? getFrames(error.stack ?? '') : [] };
}

/** Returns the positions in our own files, without their URLs. */
function getFrames(stack: string): string[] {
  return Array.from(stack.matchAll(/\/assets\/([\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g), ([, file, line, column]) =>
    [file, line, column].join(':'),
  ).slice(0, MAX_FRAMES);
}

export const createVitalReport = ({ name, value, rating, navigationType }: Metric, page: string): VitalReport => ({
  type: 'vital',
  page,
  metric: name,
  value: name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value),
  rating,
  navigation: navigationType,
});

let queue: (FaultReport | VitalReport)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  // A string is sent as plain text, which needs no CORS preflight.
  navigator.sendBeacon(env.reportUrl, JSON.stringify({ reports: queue }));
  queue = [];
}

function enqueue(report: FaultReport | VitalReport): void {
  queue.push(report);
  // Final measurements arrive when the page is hidden, and timers may no longer run then.
  if (document.visibilityState === 'hidden') queueMicrotask(send);
  else timer ??= setTimeout(send, BATCH_MS);
}

/** Measurements need the visitor's consent, but faults do not. */
export function startReports(): void {
  const reportedFaults = new Set<string>();
  setFaultReporter((fault) => {
    const report = createFaultReport(fault, getRoute(location.pathname));
    const key = JSON.stringify(report);
    if (reportedFaults.has(key) || reportedFaults.size >= MAX_FAULTS) return;
    reportedFaults.add(key);
    enqueue(report);
  });

  // Measurements belong to the page that was loaded, even after a client navigation.
  const [navigation] = performance.getEntriesByType('navigation');
  const page = getRoute(new URL(navigation?.name ?? location.href).pathname);
  for (const observeMetric of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observeMetric((metric) => {
      if (isAllowed('measurement')) enqueue(createVitalReport(metric, page));
    });
  window.addEventListener('pagehide', send);
}
