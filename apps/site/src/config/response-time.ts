/** @sample How soon we reply to messages and requests for a demo: invented. */
export const responseTime = 'within one working day';
