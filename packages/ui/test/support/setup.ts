import '../../src/theme/index.ts';
import './console.ts';
import './pointer.ts';
