// The site with all third-party content configured, and local stand-ins for the third parties.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface SiteWithStandIns {
  siteUrl: string;
  /** The origin of the stand-in for all third parties. */
  standInUrl: string;
  /** Returns the paths requested from the stand-in since the last call, in order. */
  takeRequests: () => string[];
  /** If true, the stand-in does not respond. */
  setUnresponsive: (isUnresponsive: boolean) => void;
  stop: () => Promise<void>;
}

/** Writes markup with its own Trusted Types policy, as consent tools do. */
const CONSENT_SCRIPT = `
  const policy = window.trustedTypes?.createPolicy('stand-in', { createHTML: (text) => text });
  const markup = '<p hidden>Stand-in</p>';
  document.createElement('div').innerHTML = policy ? policy.createHTML(markup) : markup;
  window.consentRuns = (window.consentRuns ?? 0) + 1;
  window.consentPages = [location.pathname];
  window.Consent = { initialise() { window.consentPages.push(location.pathname); } };
`;

/**
 * Builds the site for the stand-ins, and starts both.
 * @param consent whether to configure the third-party consent script instead of our own notice
 */
export async function startSiteWithStandIns({ consent }: { consent: boolean }): Promise<SiteWithStandIns> {
  let requests: string[] = [];
  let isUnresponsive = false;
  const standInServer = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (isUnresponsive) return;
    const isScript = request.url?.startsWith('/consent/') === true;
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? CONSENT_SCRIPT : `<!doctype html><title>Stand-in</title><h1>Stand-in ${request.url}</h1>`);
  });
  const thirdPartyPort = await listen(standInServer);
  const standInUrl = `http://localhost:${thirdPartyPort}`;

  // A folder below apps/site, because the built server code resolves packages from its own folder.
  const cacheFolder = join(root, 'apps/site/node_modules/.cache');
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'third-parties-'));
  const distFolder = join(folder, 'dist');
  await promisify(execFile)(
    'node',
    ['--conditions=@forecourt/source', join(root, 'apps/site/build/build.ts'), '--out', distFolder],
    {
      cwd: join(root, 'apps/site'),
      env: {
        ...process.env,
        CALENDAR_EMBED_URL: `${standInUrl}/calendar`,
        POLICY_URL: `${standInUrl}/policies`,
        PRIVACY_POLICY_ID: 'privacy-1',
        TERMS_POLICY_ID: 'terms-1',
        REPORT_URL: `${standInUrl}/reports`,
        ...(consent
          ? {
              CONSENT_SCRIPT_URL: `${standInUrl}/consent/{id}/script.js`,
              CONSENT_WEBSITE_ID: 'website-1',
              CONSENT_INITIALISE: 'Consent.initialise',
            }
          : {}),
      },
    },
  );
  const { child, url: siteUrl } = await serve(distFolder, join(folder, 'data'));

  return {
    siteUrl,
    standInUrl,
    takeRequests: () => {
      const takenRequests = requests;
      requests = [];
      return takenRequests;
    },
    setUnresponsive: (silent) => {
      isUnresponsive = silent;
    },
    async stop() {
      const exitPromise = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      standInServer.closeAllConnections();
      await Promise.all([exitPromise, new Promise((resolve) => standInServer.close(resolve))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}

function serve(distFolder: string, data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn('node', ['--conditions=@forecourt/source', join(root, 'apps/backend/src/main.ts')], {
    env: { ...process.env, PORT: '0', SITE_DIR: distFolder, DATA_DIR: data, LISTINGS: '50', SHUTDOWN_DELAY_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /Ready on (\S+)/.exec(output) ?? [];
      if (url !== undefined) resolve({ child, url });
    });
  });
}
