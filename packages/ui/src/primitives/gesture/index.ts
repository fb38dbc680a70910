export { swipeThreshold, useSwipe, type Swipe } from './useSwipe.ts';
