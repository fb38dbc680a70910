// Tests limits and budget with a Redis server.
import { installPackage } from '../../scripts/checks/apt.ts';
import { runChild } from '../../scripts/child.mjs';
import { findRedisServer } from './redis-server.ts';

// Installs redis-tools, because the package redis-server would start a server on the default port.
if (findRedisServer() === undefined) await installPackage('redis-tools');
if (findRedisServer() === undefined)
  console.log('Not run: limits and budget in Redis: redis-server is not installed (apt install redis-server)');
else process.exitCode = (await runChild('vitest', ['run', '--project', 'services'])).code;
