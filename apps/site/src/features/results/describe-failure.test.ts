import { expect, test } from 'vitest';
import { ServiceError } from '../../services/request-json.ts';
import { describeFailure } from './describe-failure.ts';

const describeServiceError = (failure: ConstructorParameters<typeof ServiceError>[0], status?: number) =>
  describeFailure(new ServiceError(failure, '', status === undefined ? {} : { status }));

test('adds advice for every failure except a lost connection', () => {
  expect(describeServiceError('status', 503)).toBe(
    'The search isn’t working at the moment. Try again in a minute or two.',
  );
  expect(describeServiceError('unreadable', 200)).toBe(describeServiceError('status', 503));
  expect(describeServiceError('status', 429)).toContain('Wait a minute');
  expect(describeServiceError('timeout')).toContain('Try again');
  expect(describeFailure(new Error('x is undefined'))).toContain('Try again');
  expect(describeServiceError('network')).toBeUndefined();
});
