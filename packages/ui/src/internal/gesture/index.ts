export { type Swipe, useSwipe } from './useSwipe.ts';
