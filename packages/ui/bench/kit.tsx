import '../src/theme/index.ts';
import { KitScreen } from './kit-screen/Screen.tsx';
import { serveBench } from './page.tsx';

serveBench(KitScreen);
