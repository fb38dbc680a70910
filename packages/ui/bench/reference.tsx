import { ReferenceScreen } from './reference-screen/Screen.tsx';
import { serveBench } from './page.tsx';

serveBench(ReferenceScreen);
