import '../src/theme/index.ts';
import './console.ts';
