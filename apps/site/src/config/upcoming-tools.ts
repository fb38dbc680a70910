/** The names of the tools that are Coming Soon and have a waitlist. */
export const upcomingTools = {
  marketing: 'Marketing Tool',
  stock: 'Stock Management',
  community: 'Community',
} as const;

export type UpcomingTool = keyof typeof upcomingTools;
