import { expect, test } from 'vitest';
import { ServiceError } from '../../services/request-json.ts';
import { describeFailure } from './describe-failure.ts';

const describe = (failure: ConstructorParameters<typeof ServiceError>[0], status?: number) =>
  describeFailure(new ServiceError(failure, '', status === undefined ? {} : { status }));

test('adds advice for every failure except a lost connection', () => {
  expect(describe('status', 503)).toBe('The search isn’t working at the moment. Try again in a minute or two.');
  expect(describe('unreadable', 200)).toBe(describe('status', 503));
  expect(describe('status', 429)).toContain('Wait a minute');
  expect(describe('timeout')).toContain('Try again');
  expect(describeFailure(new Error('x is undefined'))).toContain('Try again');
  expect(describe('network')).toBeUndefined();
});
