import '../../src/theme/index.ts';
import { beforeEach } from 'vitest';
import { failOnConsole } from './console.ts';
import { resetPointer } from './pointer.ts';

// React Aria's Virtualizer reads it under test, and would then render all options.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });

beforeEach(resetPointer);
failOnConsole();
