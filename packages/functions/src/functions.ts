import { Hono } from 'hono';
import type { BudgetedModel } from './answer-question.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createContact } from './contact/contact.ts';
import type { MessageStore } from './contact/message.ts';
import { createConversation } from './conversation.ts';
import { createCspReports } from './csp-reports.ts';
import type { RequestVariables } from './endpoint.ts';
import type { FunctionEnvironment } from './environment.ts';
import { createHealth } from './health.ts';
import type { HealthOptions } from './health.ts';
import { createMemoryCounters } from './limits/counters.ts';
import type { Counters } from './limits/counters.ts';
import { createRequestLimits } from './limits/request-limits.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { createTokenBudget } from './limits/token-budget.ts';
import type { Log } from './log.ts';
import { createModel } from './model/index.ts';
import { createReplayCache } from './replay-cache.ts';

/** Timeout of a model call, including its retry. The host's timeout must be longer. */
export const MODEL_TIMEOUT_MS = 8_000;
/** Timeout for sending one mail. */
const MAIL_TIMEOUT_MS = 5_000;

type Settings = Omit<FunctionEnvironment, 'APP_ENV'>;

/** What the functions of one process share. */
export interface Services {
  readonly env: Settings;
  readonly counters: Counters;
  readonly model: BudgetedModel | undefined;
  readonly log: Log;
  readonly now: () => Date;
}

/** Opens what the environment configures: counters in Redis or in memory, and the model. */
export async function openServices(env: Settings, { log, now }: Pick<Services, 'log' | 'now'>): Promise<Services> {
  const { REDIS_URL: url } = env;
  const counters =
    url === undefined
      ? createMemoryCounters()
      : await import('./limits/redis-counters.ts').then(({ createRedisCounters }) => createRedisCounters(url, log));
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  const shared = { env, counters, log, now };
  if (baseUrl === undefined || apiKey === undefined || model === undefined) return { ...shared, model: undefined };
  const tokens = { perDay: env.AI_DAILY_TOKENS, perAddressAndDay: env.AI_DAILY_TOKENS_PER_ADDRESS };
  const budgeted = {
    model: createModel({ baseUrl, apiKey, model, timeoutMs: MODEL_TIMEOUT_MS }),
    budget: createTokenBudget(counters, tokens, { log, now }),
    breaker: createCircuitBreaker({ log }),
  };
  return { ...shared, model: budgeted };
}

const openLimits = (name: 'CHAT' | 'CONTACT', { env, counters }: Services): RequestLimits =>
  createRequestLimits(counters, {
    name: name.toLowerCase(),
    perAddressMinute: env[`${name}_LIMIT_PER_MINUTE`],
    perAddressHour: env[`${name}_LIMIT_PER_HOUR`],
    overAllMinute: env[`${name}_LIMIT_OVER_ALL`],
  });

/** `POST /api/ai-conversation` */
export function openConversation(services: Services) {
  const { env, counters, model, log, now } = services;
  return createConversation({
    secrets: env.ADS_SIGNING_SECRET,
    requestLimits: openLimits('CHAT', services),
    model,
    replays: createReplayCache(() => now().getTime()),
    logged: () => ({ limits: counters.state() }),
    log,
    now,
  });
}

/** `POST /api/contact`, with mail if the environment has a mail server. */
export async function openContact(
  services: Services,
  host: { messages: MessageStore; waitUntil?: (work: Promise<void>) => void },
) {
  const { env, counters, log, now } = services;
  const { SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to } = env;
  const mail =
    url === undefined || from === undefined || to === undefined
      ? undefined
      : await import('./contact/smtp-mail.ts').then(({ createSmtpMail }) =>
          createSmtpMail({ url, from, to, timeoutMs: MAIL_TIMEOUT_MS }),
        );
  const contact = createContact({
    store: host.messages,
    requestLimits: openLimits('CONTACT', services),
    mail,
    retentionDays: env.CONTACT_RETENTION_DAYS,
    logged: () => ({ limits: counters.state() }),
    waitUntil: host.waitUntil,
    log,
    now,
  });
  return { ...contact, close: async () => mail?.close() };
}

/** `GET /api/health` */
export function openHealth(
  { counters, model, log, now }: Services,
  { runsModel, ...host }: Pick<HealthOptions, 'isDraining' | 'checks'> & { runsModel: boolean },
) {
  return createHealth({
    limits: counters.state,
    hasModel: model !== undefined,
    isModelResting: runsModel ? model?.breaker.isResting : undefined,
    // A process that never calls the model knows its budget from shared counters only.
    budget: runsModel || counters.state() !== 'memory' ? model?.budget : undefined,
    ...host,
    log,
    now,
  });
}

export interface HostOptions extends Pick<Services, 'log' | 'now'>, Pick<HealthOptions, 'isDraining' | 'checks'> {
  /** Where messages of the contact form are kept. */
  readonly messages: MessageStore;
}

/** Opens every function in one app, for a host whose process goes on after a response. */
export async function openFunctions(env: Settings, { messages, isDraining, checks, ...options }: HostOptions) {
  const services = await openServices(env, options);
  const contact = await openContact(services, { messages, waitUntil: () => {} });
  const app = new Hono<RequestVariables>()
    .route('/', openConversation(services))
    .route('/', contact.app)
    .route('/', openHealth(services, { isDraining, checks, runsModel: true }))
    .route('/', createCspReports(options.log));
  return {
    app,
    counters: services.counters,
    /** Deletes messages that are older than their retention. It never rejects; failures are logged. */
    deleteOldMessages: contact.deleteOld,
    /** Waits for mail that is being sent, and closes the connections. */
    async close() {
      await contact.close();
      await services.counters.close();
    },
  };
}

export type Functions = Awaited<ReturnType<typeof openFunctions>>;
