import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once `duration` milliseconds have run; the clock stands while `isRunning` is false. */
export function useCountdown(duration: number, isRunning: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning || left.current === Infinity) return undefined;
    const begun = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [isRunning]);
}
