import { ServiceError } from '../../services/request-json.ts';

/**
 * Returns what happened and what to do, to be shown above a failed search's message. Returns `undefined` if the message
 * already states both.
 */
export function describeFailure(error: Error): string | undefined {
  if (!(error instanceof ServiceError)) return 'Something went wrong on our side. Try again.';
  const { failure, status = 0 } = error;
  if (failure === 'network') return undefined;
  if (failure === 'timeout') return 'The search is slow at the moment. Try again, or add a filter.';
  if (status === 429) return 'There were too many searches in a short time. Wait a minute, then try again.';
  return 'The search isn’t working at the moment. Try again in a minute or two.';
}
