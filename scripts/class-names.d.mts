/**
 * Short names for the classes of packages/ui and apps/site, e.g. `fc-AB12`: for vanilla-extract's `identifiers`.
 *
 * @param root of the build, from which vanilla-extract says where a sheet lies
 */
export function classNames(root: string): (thing: { hash: string; filePath: string }) => string;
