import '../../src/theme/index.ts';
import './console.ts';
import './pointer.ts';

// React Aria's Virtualizer reads it under test, and would then render all options.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });
