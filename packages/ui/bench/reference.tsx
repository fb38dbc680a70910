import { ReferenceScreen } from './reference/Screen.tsx';
import { serveBench } from './page.tsx';

serveBench(ReferenceScreen);
