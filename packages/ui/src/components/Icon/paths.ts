/**
 * The icons' paths on a 24 × 24 grid, drawn for round line caps and a stroke width of 1.75, or 2 in size `s`. Icons whose
 * names end with `-start` or `-end` are mirrored in right-to-left text.
 */
export const paths = {
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17.2v.1',

  'arrow-end': 'M5 12h14M13 6l6 6-6 6',
  'arrow-start': 'M19 12H5M11 6l-6 6 6 6',

  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7',

  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1Z',

  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8 3.5V8M16 3.5V8',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-7L7 20.5v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  chart: 'M4 20h16M7 16v-4M12 16V5M17 16V9',
  check: 'm5 12.5 4.7 4.7L19.5 7',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-end': 'm9.5 6 6 6-6 6',
  'chevron-start': 'm14.5 6-6 6 6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2',
  close: 'm6 6 12 12M18 6 6 18',
  device: 'M4 5h16a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 20h7M12 16.5V20',
  expand: 'M14 4.5h5.5V10M19.5 4.5 13.5 10.5M10 19.5H4.5V14M4.5 19.5l6-6',
  external: 'M8 16.5 17 7.5M9.5 7H17.5v8',
  filters:
    'M4 8h8M17.5 8H20M4 16h2.5M12 16h8M14.7 5.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM9.3 13.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  grid: 'M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h5v5h-5Z',
  heart: 'M12 19.8 4.9 12.7a4.6 4.6 0 0 1 6.5-6.5l.6.6.6-.6a4.6 4.6 0 0 1 6.5 6.5Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.2M12 7.8v.1',
  list: 'M5 5h5v5H5ZM5 14h5v5H5ZM14 7.5h6M14 16.5h6',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  megaphone: 'M4 10.5v3a1 1 0 0 0 1 1h2.5L18 19V5L7.5 9.5H5a1 1 0 0 0-1 1ZM8 14.5l1 5h2.5l-1-4.2M20.5 10.5v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19.5 14.4A8 8 0 0 1 9.6 4.5a8 8 0 1 0 9.9 9.9Z',
  pause: 'M9 5.5v13M15 5.5v13',
  phone:
    'M6.2 4h3l1.6 4.2-2 1.4a11.5 11.5 0 0 0 5.6 5.6l1.4-2L20 14.8v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.2 6.2a2 2 0 0 1 2-2.2Z',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 7.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  play: 'M8 5.2 18.5 12 8 18.8Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.8 15.8 20.5 20.5',
  send: 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  tag: 'M4 5v6.2L12.8 20l7.2-7.2L11.2 4H5a1 1 0 0 0-1 1ZM8.2 8.1v.100',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
} as const;

export type IconName = keyof typeof paths;
