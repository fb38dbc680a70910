import '../../src/theme/index.ts';
import { beforeEach } from 'vitest';
import { failOnConsole } from './console.ts';
import { resetPointer } from './pointer.ts';

// Without this variable React Aria's Virtualizer renders all options in tests.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

beforeEach(resetPointer);
failOnConsole();
